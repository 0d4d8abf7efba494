import { richText } from '../../ui/rich-text.ts'
import { German } from '../../ui/frame/persian.tsx'

/** References to laws. They stay German in the Persian text, which names the laws in Persian as well. */
export const contractLaw = <German>Art. 6 Abs. 1 lit. b DSGVO</German>
export const consentLaw = <German>Art. 6 Abs. 1 lit. a DSGVO</German>
export const interestLaw = <German>Art. 6 Abs. 1 lit. f DSGVO</German>

export const basedOnContract = richText('Rechtsgrundlage ist {contractLaw}.', { contractLaw })
