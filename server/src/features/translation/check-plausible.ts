import { ServiceFailure } from '../../services/service-failure.ts'

/** Rejects empty and far too long responses, which are not translations. @throws ServiceFailure */
export function checkPlausible(translation: string, text: string): void {
  if (translation.trim() === '') throw new ServiceFailure('answered nothing', 'text')
  if (translation.length > 4 * text.length + 200) {
    throw new ServiceFailure('answered far more than a translation', 'text')
  }
}
