"""Times whole processes in turn, so that what else a machine does falls on all of them alike."""
import dataclasses
import os
import pathlib
import statistics
import subprocess
import time


@dataclasses.dataclass
class Candidate:
    """Somebody who does a piece of work: a name, a command, and what has to be so before each of its runs."""

    name: str
    command: list
    prepare: object = None
    status: tuple = (0,)


@dataclasses.dataclass
class Figures:
    """Medians of the runs: seconds on the clock, seconds of processors, the highest peak of memory in MiB, calls for memory."""

    seconds: float
    processor: float
    memory: float
    allocations: int


def run(candidate, environment=None):
    if candidate.prepare:
        candidate.prepare()
    started = time.perf_counter()
    process = subprocess.Popen(
        [str(part) for part in candidate.command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **(environment or {})},
    )
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in candidate.status:
        raise SystemExit(f"{candidate.name} ended with {process.returncode}: {' '.join(map(str, candidate.command))}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def allocations(candidate, shim, folder):
    """The calls for memory of one more run; 0 where they can't be counted."""
    if not shim:
        return 0
    note = pathlib.Path(folder) / "allocations.txt"
    note.unlink(missing_ok=True)
    run(candidate, {"LD_PRELOAD": str(shim), "ALLOCATIONS": str(note)})
    return int(note.read_text()) if note.exists() else 0


def measure(candidates, rounds, shim, folder):
    """Runs all candidates in turn, as often as asked, after a first run each that does not count if there are several."""
    samples = {candidate.name: [] for candidate in candidates}
    if rounds > 1:
        for candidate in candidates:
            run(candidate)
    for _ in range(rounds):
        for candidate in candidates:
            samples[candidate.name].append(run(candidate))
    return {
        candidate.name: Figures(
            statistics.median(sample[0] for sample in samples[candidate.name]),
            statistics.median(sample[1] for sample in samples[candidate.name]),
            max(sample[2] for sample in samples[candidate.name]),
            allocations(candidate, shim, folder),
        )
        for candidate in candidates
    }
