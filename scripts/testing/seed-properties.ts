/** Runs before the tests of each file: fast-check would otherwise take another seed in each run. */
import fc from 'fast-check'
import { numericSeed } from './seed.ts'

fc.configureGlobal({ seed: numericSeed('properties') })
