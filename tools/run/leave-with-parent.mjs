// Loaded (`node --import`) before a program that one of the commands starts: when that command is gone without having said so
// (kill -9, a closed terminal), the program stops as if it had been told to, together with what it started. It knows by the
// channel between the two; or, where somebody else started it, by the process that LEAVE_WITH names.
const POLL_MS = 500;

// Only this program: what it forks has a channel of its own, and ends with it.
const from = process.execArgv.indexOf('--import');
if (from !== -1) process.execArgv.splice(from, 2);

const leave = () => {
  try {
    // A program that a command started leads a group of its own.
    process.kill(-process.pid, 'SIGTERM');
  } catch {
    process.kill(process.pid, 'SIGTERM');
  }
};

const leader = Number(process.env['LEAVE_WITH']);
if (process.channel) {
  process.once('disconnect', leave);
  process.channel.unref();
} else if (leader > 0) {
  const watch = setInterval(() => {
    if (isRunning(leader)) return;
    clearInterval(watch);
    leave();
  }, POLL_MS);
  watch.unref();
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
