// Loaded into a service before its own code: ends it the orderly way when the process that started it dies.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
