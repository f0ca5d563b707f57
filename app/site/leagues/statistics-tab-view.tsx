import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { Empty } from "../../ui/empty.tsx";
import type { StatisticsTabData } from "./statistics-tabs.ts";

type Props = { data: StatisticsTabData | null; locale: Locale };

/** One of the four tabs of figures of a league. */
export function StatisticsTabView(_props: Props) {
  const t = useT("league");
  return <Empty text={t("statistics.empty")} />;
}
