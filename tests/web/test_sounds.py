"""The sounds, rendered and measured: nobody should start at them, or miss them."""

NAMES = ["card", "step", "dice", "trap", "pen", "win", "lose", "chime"]
SECONDS = 2  # for each
RATE = 44_100
OFFLINE = f"""
globalThis.offline = new OfflineAudioContext(1, {RATE} * {SECONDS} * {len(NAMES)}, {RATE});
Object.defineProperty(offline, "currentTime", {{ get: () => globalThis.now }});
globalThis.AudioContext = function () {{ return offline; }};
document.hasFocus = () => false;
"""
RENDER = """async ([names, seconds, rate]) => {
  const { play } = await import("/static/kit/sounds.js");
  const { chime, readySound, sounding } = await import("/static/page/sound.js");
  readySound();
  dispatchEvent(new Event("click"));
  while (!sounding()) await new Promise(requestAnimationFrame);
  names.forEach((name, place) => {
    globalThis.now = place * seconds;
    if (name === "chime") chime();
    else play(name);
  });
  const samples = (await offline.startRendering()).getChannelData(0);
  return names.map((_, place) => {
    const part = samples.subarray(place * seconds * rate, (place + 1) * seconds * rate);
    const heard = [...part.keys()].filter((at) => part[at] !== 0);
    const [first, last] = [heard[0], heard[heard.length - 1]];
    const loudest = (values) => values.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    return { peak: loudest(part), edge: loudest([part[first], part[last]]), seconds: last / rate };
  });
}"""


def test_every_sound_is_soft_and_short_and_has_no_click(person, server):
    page = person()
    page.add_init_script(OFFLINE)
    page.goto(f"{server.url}/rules/cluedo-cards")
    for name, made in zip(NAMES, page.evaluate(RENDER, [NAMES, SECONDS, RATE]), strict=True):
        assert 0.02 < made["peak"] < 0.4, name
        assert made["seconds"] < 1.2, name
        assert made["edge"] < 0.001, name
