import { useState } from 'react'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { downloadJson } from '../../lib/download.ts'
import { productName } from '../../lib/site.ts'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { withFreshProof } from '../../ui/proofs/with-fresh-proof.ts'
import { Section } from '../../ui/section.tsx'

export function DownloadOwnData() {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const fileName = t('{product}-Daten.json', { product: productName })
      const data = await withFreshProof(() => call('export-own-data', {}))
      if (data) downloadJson(data, fileName)
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
    setBusy(false)
  }
  return (
    <Section title={t('Meine Daten herunterladen')}>
      <p>
        {t(
          'Alles, was zu Ihrem Konto gespeichert ist, als JSON-Datei, die sich auch anderswo einlesen lässt.',
        )}
      </p>
      <div>
        <Button variant="secondary" disabled={busy} onClick={download}>
          {busy ? t('Wird geladen …') : t('Meine Daten herunterladen')}
        </Button>
      </div>
    </Section>
  )
}
