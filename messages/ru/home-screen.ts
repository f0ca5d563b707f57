import type en from "../en/home-screen.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "На экране «Домой»",
  text: "Лига открывается со своего значка, в собственном окне. На iPhone и iPad только так она сможет присылать уведомления.",
  byHand: "Откройте в браузере меню «Поделиться» и выберите «На экран „Домой“».",
  add: "Добавить на экран «Домой»",
  dismiss: "Больше не показывать",
} satisfies Translation<typeof en>;
