/* Lines that have reached a city, for its markers. Pure. */
import type { View } from "../../generated/rocket/types";

export function reaching(view: View, city: string): string[] {
  return view.companies.filter((company) => company.status !== "absorbed" && company.towns.includes(city)).map((company) => company.id);
}
