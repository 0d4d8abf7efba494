/** Persian letters of one sound, as they are taught. */
export const lettersOfOneSound = ['سصث', 'زذضظ', 'تط', 'هح', 'قغ']

/** Persian letters that are written for each other: those of one sound, and ع, which sounds like ا in many words. */
export const lettersSoundingAlike = [...lettersOfOneSound, 'عا']
