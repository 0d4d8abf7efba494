/** The health check of the container. Exits with code 0 if the server in it is ready, otherwise with 1. */
import { env, exit } from 'node:process'

const answer = await fetch(`http://127.0.0.1:${env.PORT ?? 3000}/api/health`).catch(() => null)
exit(answer?.ok ? 0 : 1)
