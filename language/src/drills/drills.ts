import type { Language } from '../language.ts'
import { clockDrill, dateDrill, timeDrill } from './dates-and-times.ts'
import type { Drill, DrillRule, DrillType, Random } from './drill.ts'
import { nameDrill } from './names.ts'
import { numberDrill, phoneDrill, priceDrill } from './numbers.ts'

type Make = (rule: DrillRule, language: Language, random: Random) => Omit<Drill, 'type'>

const makers: Readonly<Record<DrillType, Make>> = {
  number: numberDrill,
  phone: phoneDrill,
  price: priceDrill,
  clock: clockDrill,
  time: timeDrill,
  date: dateDrill,
  name: nameDrill,
}

const mostTries = 20

/**
 * Makes drills of some rules in turn, the first rule first, as different as the rules allow.
 * @param random equal random numbers give equal drills.
 */
export function drillsOf(
  rules: readonly DrillRule[],
  language: Language,
  count: number,
  random: Random,
): Drill[] {
  const drills: Drill[] = []
  for (let tries = 0; rules.length > 0 && drills.length < count && tries < mostTries * count; tries += 1) {
    const rule = rules[drills.length % rules.length] as DrillRule
    const drill = { type: rule.type, ...makers[rule.type](rule, language, random) }
    if (drills.every(({ said }) => said !== drill.said)) drills.push(drill)
  }
  return drills
}
