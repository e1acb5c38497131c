// Preloaded into every part. The launcher holds the other end of this channel: when the launcher dies, even by
// kill -9, the channel closes and the part ends itself instead of holding its port for ever.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
