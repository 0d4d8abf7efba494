/** Setup of each test file: otherwise fast-check would choose another seed in each run. */
import fc from 'fast-check'
import { numericSeed } from './seed.ts'

fc.configureGlobal({ seed: numericSeed('properties') })
