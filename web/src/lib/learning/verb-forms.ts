/** A script of its own, which only some rounds need. */
export { formsOf } from '@pol/language/forms/forms'
