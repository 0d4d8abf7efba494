import { useSearchParams } from 'wouter'

/** The selected tab as query parameter `tab`, so that it survives a reload and can be linked to. */
export function useTabParam<Value extends string>(
  tabs: readonly { readonly value: Value }[],
  initial: Value,
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams()
  const requested = params.get('tab')
  const selected = tabs.find(({ value }) => value === requested)?.value ?? initial
  return [selected, (value) => setParams({ tab: value }, { replace: true })]
}
