import { lazy, useState, type ComponentType } from 'react'

/**
 * A component from a script that is loaded on demand. Once the script is loaded, the component renders at once; `lazy`
 * alone would first show the fallback of its Suspense, which React keeps for 300 ms.
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
    // Keep the type while mounted: another type would remount the component.
    const [Type] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Type {...props} />
  }
  return { fetch, Component }
}
