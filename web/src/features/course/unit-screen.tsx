import { useParams } from 'wouter'
import loaders from 'virtual:course-units'
import { NotFound } from '../../ui/not-found.tsx'
import { LoadedUnit } from './loaded-unit.tsx'

export default function UnitScreen() {
  const { unit } = useParams<{ unit: string }>()
  const load = loaders[/^[1-9]\d?$/.test(unit) ? Number(unit) : 0]
  return load ? <LoadedUnit key={unit} unit={Number(unit)} load={load} /> : <NotFound />
}
