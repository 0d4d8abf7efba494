import type { Random } from './drill.ts'

/** A multiple of a step from the least to the most. */
export function multiple(random: Random, least: number, most: number, step: number): number {
  const first = Math.ceil(least / step)
  const last = Math.floor(most / step)
  return (first + Math.floor(random() * (last - first + 1))) * step
}

export const whole = (random: Random, least: number, most: number): number => multiple(random, least, most, 1)

export function oneOf<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value
}
