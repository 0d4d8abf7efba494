/**
 * Imported dynamically, because only some rounds need it. With the module itself, the first view would load the bundler's
 * runtime.
 */
export { formsOf } from '@pol/language/forms/forms'
