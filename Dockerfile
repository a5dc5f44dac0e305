# A server that is not root and writes to /data alone:
#   docker build -t macabre . && docker run --read-only --tmpfs /tmp -v macabre:/data -p 8013:8013 macabre
FROM python:3.11-slim AS build
COPY requirements/serve.txt /source/requirements/
RUN python -m venv /macabre && /macabre/bin/pip install --no-cache-dir --require-hashes -r /source/requirements/serve.txt
COPY . /source
RUN /macabre/bin/pip install --no-cache-dir --no-build-isolation --no-deps /source

FROM python:3.11-slim
RUN useradd --uid 1000 --create-home --home-dir /data macabre
COPY --from=build /macabre /macabre
USER 1000
# The games' modules are translated for this machine's processor when they are first played, once.
ENV PATH=/macabre/bin:$PATH MACABRE_CACHE=/data/cache XDG_STATE_HOME=/data/state MACABRE_DATABASE=sqlite:////data/tables.db PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8013
HEALTHCHECK --interval=30s --timeout=5s --start-period=3m CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8013/ready', timeout=4)"]
ENTRYPOINT ["macabre"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8013"]
