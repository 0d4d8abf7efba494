/** The screens whose pages may use the microphone are here and below. */
export const recorderPath = '/aufnehmen'

/** The addresses of a route as the router understands it: `:name` is any one part, a slash may follow, case is ignored. */
export function addressesOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
}
