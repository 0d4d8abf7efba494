declare module 'virtual:bundled-packages' {
  const packages: readonly import('../build/bundled-packages.ts').BundledPackage[]
  export default packages
}
