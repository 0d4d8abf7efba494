/** What the container's health check runs: whether the server on this machine is ready to serve. */
import { env, exit } from 'node:process'

const answer = await fetch(`http://127.0.0.1:${env.PORT ?? 3000}/api/health`).catch(() => null)
exit(answer?.ok ? 0 : 1)
