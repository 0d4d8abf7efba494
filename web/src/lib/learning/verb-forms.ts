/** Imported dynamically, because only some rounds need it. */
export { formsOf } from '@pol/language/forms/forms'
