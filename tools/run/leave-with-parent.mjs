// Loaded (`node --import`) before a program that a command starts. When the command dies without a signal to its children
// (kill -9, a closed terminal), the program stops with its own children, as after SIGTERM. It watches the channel between the
// two; without a channel it watches the process that LEAVE_WITH names.
const POLL_MS = 500;

// For this program only: its forks have channels of their own and end with them.
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
