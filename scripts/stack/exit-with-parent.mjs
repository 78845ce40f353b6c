// Loaded into every child with --import: when the parent is gone (kill -9 included) the pipe between the two closes, and the child ends
// itself and its own children. Without it a killed `npm start` would leave Directus behind, holding its port and its database.
const signalGroup = (signal) => {
  try {
    process.kill(-process.pid, signal);
  } catch {
    process.kill(process.pid, signal);
  }
};

// A worker that the child forks inherits this --import, but has its own pipe and its own parent.
if (process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    setTimeout(() => signalGroup('SIGKILL'), 12_000).unref();
    signalGroup('SIGTERM');
  });
  // Listening would keep a child alive that has nothing left to do.
  process.channel?.unref();
}
