declare module 'virtual:routes' {
  const routes: Readonly<
    Record<import('@pol/contract/operations').OperationName, import('@pol/contract/operation').Route>
  >
  export default routes
}
