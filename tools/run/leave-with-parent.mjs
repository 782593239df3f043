// Loaded before a server that one of the commands starts: when the command is gone without having said so (kill -9, a
// closed terminal), the server stops as if it had been told to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
