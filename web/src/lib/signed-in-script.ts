/**
 * All that the screens of signed-in users load after their first view, as one script, so that it needs one request. The
 * bundler would add another one if modules behind it were imported dynamically, too.
 */
export { default as groups } from 'virtual:groups'
export { subscribeToDeviceLock } from './device-lock/subscribe-to-device-lock.ts'
export { leaders } from './learning/leaders-of-course.ts'
export { openLearnerClient } from './learning/learner-client.ts'
export { ownFiguresOf } from './learning/own-figures.ts'
