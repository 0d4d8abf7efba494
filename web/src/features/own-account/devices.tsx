import { useState } from 'react'
import type { DeviceKind } from '@pol/contract/operations/fields'
import type { KeptDevice } from '@pol/contract/operations/own-account'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { momentText } from '../../lib/dates.ts'
import { session } from '../../lib/session.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { Section } from '../../ui/section.tsx'

const load = () => call('devices', {})

/** This device, and the devices that stay signed in. */
export function Devices() {
  const devices = useLoaded(load)
  if (devices.status === 'loaded') {
    const { current, kept } = devices.value
    return (
      <>
        <Section title={t('Dieses Gerät')}>
          <div className="card p-5">
            <p className="font-semibold">{deviceKindText(current.kind)}</p>
            <p className="text-quiet">
              {t('Angemeldet seit {moment}', { moment: momentText(new Date(current.since)) })}
            </p>
          </div>
        </Section>
        <Section title={t('Angemeldet gebliebene Geräte')}>
          <KeptDevices loaded={kept} />
        </Section>
      </>
    )
  }
  return (
    <Section title={t('Dieses Gerät')}>
      {devices.status === 'loading' ? (
        <p role="status" className="text-quiet">
          {t('Wird geladen …')}
        </p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('Ihre Geräte konnten nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}</p>
          <Button variant="secondary" onClick={devices.retry}>
            {t('Erneut versuchen')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function KeptDevices({ loaded }: { readonly loaded: readonly KeptDevice[] }) {
  const [kept, setKept] = useState(loaded)
  const [busy, setBusy] = useState(false)
  const remove = async (key: string) => {
    setBusy(true)
    try {
      await call('remove-device-key', { key })
      session.forgetDeviceKey()
      setKept(kept.filter((device) => device.key !== key))
      toast({
        title: t('Erfolg'),
        description: t('Das Gerät bleibt nicht mehr angemeldet, wenn Sie den Tab schließen.'),
      })
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
    setBusy(false)
  }
  if (kept.length === 0)
    return <p>{t('Kein Gerät bleibt angemeldet: Wenn Sie den Tab schließen, endet Ihre Sitzung hier.')}</p>
  return (
    <ul className="grid gap-4">
      {kept.map(({ key, kind, since, used_at: usedAt }) => (
        <li key={key} className="card flex flex-wrap items-center justify-between gap-3 p-5">
          <div>
            <p className="font-semibold">{deviceKindText(kind)}</p>
            <p className="text-quiet">
              <span>{t('Seit {moment}', { moment: momentText(new Date(since)) })}</span>
              <br />
              <span>{t('Zuletzt benutzt {moment}', { moment: momentText(new Date(usedAt)) })}</span>
            </p>
          </div>
          <Button
            variant="secondary"
            aria-label={t('{device} entfernen', { device: deviceKindText(kind) })}
            disabled={busy}
            onClick={() => remove(key)}
          >
            {t('Entfernen')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Describes a kind of device: "Firefox auf Android". */
function deviceKindText({ browser, system }: DeviceKind): string {
  return t('{browser} auf {system}', {
    browser: browser ?? t('Unbekannter Browser'),
    system: system ?? t('unbekanntem System'),
  })
}
