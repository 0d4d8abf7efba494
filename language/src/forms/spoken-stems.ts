/** Present stems whose spoken variant is given by the lexicon: "می‌ره" for "می‌رود". */
export const spokenOtherwise = /^(?:رو|شو|شوی|ده|خواه|آور|درآور|گذار|نشین|انداز|شمار|ایست)$|ان$/u
