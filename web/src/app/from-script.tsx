import { lazy, useState, type ComponentType } from 'react'

/**
 * A component that another script exports. Once that script is there, the component is drawn at once; `lazy` alone would
 * first show the fallback of its Suspense, which React keeps for 300 ms.
 */
export function fromScript<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  const Lazy = lazy(fetch) as unknown as ComponentType<Props>
  function Component(props: Props) {
    // The type stays the same while it is mounted: another one would start anew.
    const [Type] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Type {...props} />
  }
  return { fetch, Component }
}
