/** The varieties of Persian: of Iran, and Dari, of Afghanistan. As language tags (BCP 47). */
export type Variety = 'fa-IR' | 'fa-AF'
