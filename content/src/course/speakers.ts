/** The characters of the course. */
export const speakers = [
  'Ali',
  'Maryam',
  'Sara',
  'Leyla',
  'Farid',
  'Reza',
  'Anna',
  'Paul',
  'Lena',
  'Herr Ahmadi',
  'Frau Ahmadi',
  'Herr Müller',
  'Frau Müller',
] as const
