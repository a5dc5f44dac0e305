"""An event loop whose time is made up: what is due comes in order, at once, and the same seed gives the same order.

Every callback belongs to a process of the simulated world, by the context in which it runs. A process can be stopped
for a while, and it can die between any two of its steps: then nothing of it is ever run again.
"""

import asyncio
import contextvars
import heapq
import warnings
from collections import deque

CURRENT = contextvars.ContextVar("process")
MOST_CLOSINGS = 50  # of one coroutine that waits for something in what it does at its end


class Killed(Exception):
    """Whoever asks has died."""


class Handle:
    """Something that is to be done."""

    __slots__ = ("args", "callback", "context", "is_cancelled", "moment", "process")

    def __init__(self, callback, args, context, process, moment=0.0):
        self.callback, self.args, self.context, self.process = callback, args, context, process
        self.moment, self.is_cancelled = moment, False

    def cancel(self):
        self.is_cancelled = True
        self.callback = self.args = None

    def cancelled(self):
        return self.is_cancelled

    def when(self):
        return self.moment


class SimulatedTask(asyncio.Task):
    """A task that is known by its number, not by its place in memory: sets of tasks have an order that is the same."""

    def __hash__(self):
        return self.number

    def __eq__(self, other):
        return self is other


class Process:
    """A process of the world: what it has under way, how its clock goes, and how it ends."""

    def __init__(self, loop, name):
        self.loop, self.name = loop, name
        self.is_dead = False
        self.steps, self.last_step = 0, None  # done, and after how many of them it dies
        self.on_death = lambda: None
        self.tasks = []
        self.leap = 0.0  # of its clock on the wall
        self.ahead = loop.chance(f"clock of {name}").random() * 1e4  # of its other clock, which never goes back
        self._pruned_at = 64
        self._stopped_until, self._held_back = 0.0, []
        self.context = contextvars.copy_context()
        self.context.run(CURRENT.set, self)

    def __repr__(self):
        return self.name

    def spawn(self, work):
        """Begin a task of this process."""
        return self.context.run(self.loop.create_task, work)

    def call_later(self, seconds, callback, *args):
        return self.loop.call_later(seconds, callback, *args, context=self.context)

    def keep(self, task):
        self.tasks.append(task)
        if len(self.tasks) > self._pruned_at:
            self.tasks = [task for task in self.tasks if not task.done()]
            self._pruned_at = 2 * len(self.tasks) + 64

    def stop_for(self, seconds):
        """Like SIGSTOP, or a machine that sleeps: its time goes on, and nothing is done."""
        self._stopped_until = max(self._stopped_until, self.loop.now + seconds)
        self.loop.world.call_later(seconds, self._go_on)

    def holds_back(self, handle):
        """Whether it is stopped; then this is done later."""
        if self._stopped_until > self.loop.now:
            self._held_back.append(handle)
            return True
        return False

    def _go_on(self):
        if self._stopped_until <= self.loop.now:
            self.loop.ready.extend(self._held_back)
            self._held_back = []

    def die(self):
        """From here on nothing of it is run: what its coroutines do at their end has no effect."""
        if self.is_dead:
            return
        self.is_dead = True
        self.context.run(self._bury)
        self._held_back = []

    def _bury(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a coroutine that was to be awaited by one that never began
            for task in self.tasks:
                if not task.done():
                    task._log_destroy_pending = False
                    _close(task.get_coro())
            self.tasks = []


def _close(coroutine):
    """From within: what is left half closed would be closed when its memory is given back, which may be any time."""
    for _ in range(MOST_CLOSINGS):
        within = getattr(coroutine, "cr_await", None)
        if hasattr(within, "cr_await"):
            _close(within)
        try:
            coroutine.close()
            return
        except BaseException:  # it waits for something more, or something fails, in its end; nobody sees it
            continue
    raise AssertionError(f"{coroutine} does not end")


class Loop(asyncio.AbstractEventLoop):
    """Runs all processes of a world, in time that is made up."""

    def __init__(self, chance):
        self.chance = chance  # gives a source of luck of that name
        self.now = 0.0
        self.ready, self._timers, self._serial = deque(), [], 0
        self.executors = {}  # by an executor: when it is free again
        self.world = Process(self, "world")  # never dies
        self.carry = lambda executor, work: (0.0, work, 0.0)  # how long what is done elsewhere waits and takes

    # --- what asyncio asks of a loop

    def time(self):
        return self.now

    def get_debug(self):
        return False

    def is_running(self):
        return True

    def is_closed(self):
        return False

    def create_future(self):
        return asyncio.Future(loop=self)

    def create_task(self, work, *, name=None, context=None):
        process = CURRENT.get()
        if process.is_dead:
            work.close()
            return self.create_future()
        self._serial += 1
        task = SimulatedTask.__new__(SimulatedTask)
        task.number = self._serial
        SimulatedTask.__init__(task, work, loop=self, name="task", context=context)
        process.keep(task)
        return task

    def call_soon(self, callback, *args, context=None):
        context = context or contextvars.copy_context()
        handle = Handle(callback, args, context, context[CURRENT])
        self.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay, callback, *args, context=None):
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        context = context or contextvars.copy_context()
        handle = Handle(callback, args, context, context[CURRENT], when)
        self._serial += 1
        heapq.heappush(self._timers, (when, self._serial, handle))
        return handle

    def call_exception_handler(self, context):
        """Told when memory is given back, so at any time; whoever died could not take note of what had failed."""

    def run_in_executor(self, executor, work, *args):
        """A thread, or another process: one thing after the other, each at once when its time has come."""
        future = self.create_future()
        before, work, after = self.carry(executor, work)
        begin = max(self.now, self.executors.get(executor, 0.0) if executor else 0.0) + before
        if executor:
            self.executors[executor] = begin + after
        self.call_at(begin, self._carry_out, future, work, args, after)
        return future

    def _carry_out(self, future, work, args, after):
        try:
            result, error = work(*args), None
        except Exception as raised:
            result, error = None, raised
        self.call_later(after, _settle, future, result, error)

    # --- going on

    def run_until(self, is_over, limit):
        """Do what is due until all is over; whether it was before the limit."""
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        asyncio._set_running_loop(self)
        try:
            return self._run(is_over, limit)
        finally:
            asyncio._set_running_loop(before)

    def _run(self, is_over, limit):
        ready, timers, pop = self.ready, self._timers, heapq.heappop
        while True:
            while ready:
                handle = ready.popleft()
                if not handle.is_cancelled:
                    self._do(handle)
            if is_over():
                return True
            if not timers:
                return False
            when, _, handle = pop(timers)
            if handle.is_cancelled:
                continue
            if when > limit:
                return False
            self.now = max(self.now, when)
            self._do(handle)

    def _do(self, handle):
        process = handle.process
        if process.is_dead or process.holds_back(handle):
            return
        process.steps += 1
        if process.steps == process.last_step:
            process.on_death()
            return
        handle.context.run(handle.callback, *handle.args)


def _settle(future, result, error):
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
