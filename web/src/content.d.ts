declare module '@pol/content/data/letters.csv' {
  const rows: readonly import('@pol/content/letters').Letter[]
  export default rows
}

declare module '@pol/content/data/dictionary.csv' {
  const rows: readonly import('@pol/content/dictionary').DictionaryEntry[]
  export default rows
}
