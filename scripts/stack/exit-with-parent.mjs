// Ends a child process when its parent dies. Every child loads this file with --import. When the parent dies (kill -9 included), the pipe closes, and the
// child ends its process group. Otherwise a killed `npm start` would leave Directus running with its port and database.
const signalGroup = (signal) => {
  try {
    process.kill(-process.pid, signal);
  } catch {
    process.kill(process.pid, signal);
  }
};

// A forked worker inherits this --import, but has another pipe and another parent, so this file does nothing in the worker.
if (process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    setTimeout(() => signalGroup('SIGKILL'), 12_000).unref();
    signalGroup('SIGTERM');
  });
  // A listening channel would keep a finished child alive.
  process.channel?.unref();
}
