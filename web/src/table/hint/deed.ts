/* A step of an advised decision in words. Pure. */
import type { Advised, Text } from "../../net/types";
import { plain, type Reader } from "../../words/catalogue";
import { deedOf } from "../deeds";

/** What is done, as on its button; where that is a bare figure, such as a bid, with the sum that it comes to. */
export function wordsOf({ group, label, detail }: Advised["steps"][number], reader: Reader): Text[] {
  const isBare = !/\p{L}/u.test(plain(reader, label));
  return [deedOf({ group, label }, reader), ...(isBare && detail ? [detail] : [])];
}
