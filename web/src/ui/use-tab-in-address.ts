import { useSearchParams } from 'wouter'

/** The selected tab, kept in the address (`?tab=…`), so that it survives a reload and can be linked to. */
export function useTabInAddress<Value extends string>(
  tabs: readonly { readonly value: Value }[],
  initial: Value,
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('tab')
  const selected = tabs.find(({ value }) => value === wanted)?.value ?? initial
  return [selected, (value) => setParams({ tab: value }, { replace: true })]
}
