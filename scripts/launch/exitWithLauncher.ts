// Preloaded into every part. When the launcher ends, even by kill -9, the IPC channel closes, and the part exits and releases its
// port.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
