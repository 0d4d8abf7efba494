/** What the container's health check runs: whether the server on this machine is ready to serve. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
