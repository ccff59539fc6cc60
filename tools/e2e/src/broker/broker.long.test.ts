import { expect, test } from "vitest";
import { startKafka } from "./kafka.ts";
import { startNats } from "./nats.ts";
import { playBroker } from "./play.ts";

test("NATS has every event once, in the order of its seller, after ten kills of the program and ten of the leader of three servers", async () => {
  const broker = await startNats();
  const kills = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? ("program" as const) : ("leader" as const),
  );
  try {
    const report = await playBroker({ broker, program: "nats", kills, seed: 1 });

    expect(report).toEqual({ events: 1_200, lost: 0, outOfOrder: [], copies: 0, mostTimes: 1 });
  } finally {
    await broker.close();
  }
});

test("Kafka has every event, in the order of its seller, after twenty kills of the program, and none more often than it was met by a kill", async () => {
  const broker = await startKafka();
  const kills = Array.from({ length: 20 }, () => "program" as const);
  try {
    const { copies, ...report } = await playBroker({ broker, program: "kafka", kills, seed: 2 });

    expect(report).toEqual({ events: 1_200, lost: 0, outOfOrder: [], mostTimes: 2 }); // a kill meets each event once at most
    expect(copies).toBeGreaterThan(0); // which the guide names
  } finally {
    await broker.close();
  }
});
