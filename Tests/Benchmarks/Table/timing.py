"""Times whole processes in turn, so that the machine's other load affects all of them equally."""
import dataclasses
import os
import pathlib
import statistics
import subprocess
import time


@dataclasses.dataclass
class Candidate:
    """A tool that does a task: its name, its command, and the preparation for each run."""

    name: str
    command: list
    prepare: object = None
    status: tuple = (0,)


@dataclasses.dataclass
class Figures:
    """The medians of the runs: wall time and processor time in seconds, the highest peak memory in MiB, and allocations."""

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
    """Returns the allocations of one more run, or 0 if they can't be counted."""
    if not shim:
        return 0
    note = pathlib.Path(folder) / "allocations.txt"
    note.unlink(missing_ok=True)
    run(candidate, {"LD_PRELOAD": str(shim), "ALLOCATIONS": str(note)})
    return int(note.read_text()) if note.exists() else 0


def measure(candidates, rounds, shim, folder):
    """Runs all candidates in turn, the given number of times. With several runs, a first run of each candidate doesn't count."""
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
