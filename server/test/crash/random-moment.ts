import { setTimeout as pause } from 'node:timers/promises'

/** Ends `work`, which goes on for ever, at a moment that no test can foresee. */
export async function untilRandomMoment(
  work: Promise<unknown>,
  random: () => number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<void> {
  await Promise.race([work, pause(fromMs + (toMs - fromMs) * random())])
}
