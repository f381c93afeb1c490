var e=`
event-exchanged =
    { $you ->
        [yes] Du zahlst 2 Gunst-Marker und tauschst { exchanged-card.given } gegen { exchanged-card.taken }.
       *[no] { $name } zahlt 2 Gunst-Marker und tauscht { exchanged-card.given } gegen { exchanged-card.taken }.
    }

event-dedicated =
    { $you ->
        [yes] Du legst das Set { set } ab und nimmst einen Ruhmes-Marker mit { $honor } Siegpunkten.
       *[no] { $name } legt das Set { set } ab und nimmt einen Ruhmes-Marker mit { $honor } Siegpunkten.
    }

event-dedicated-generic =
    { $you ->
        [yes] Du legst das Set { set } ab. Sein Stapel ist leer, also nimmst du einen allgemeinen Ruhmes-Marker mit { $honor } Siegpunkten.
       *[no] { $name } legt das Set { set } ab. Sein Stapel ist leer, also nimmt { $name } einen allgemeinen Ruhmes-Marker mit { $honor } Siegpunkten.
    }

event-discarded =
    { $you ->
        [yes] Du wirfst wegen des Handlimits eine { color.inflected } Karte ab.
       *[no] { $name } wirft wegen des Handlimits eine { color.inflected } Karte ab.
    }

event-tile-laid =
    { $you ->
        [yes] Du legst Plättchen { $tile } auf { cell }: { tile-sides }.
       *[no] { $name } legt Plättchen { $tile } auf { cell }: { tile-sides }.
    }

event-matched =
    { $you ->
        [yes] Übereinstimmung ({ side }): Du nimmst eine { color.inflected } Karte.
       *[no] Übereinstimmung ({ side }): { $name } nimmt eine { color.inflected } Karte.
    }

event-matched-missed =
    { $you ->
        [yes] Übereinstimmung ({ side }): Du nimmst nichts, im Vorrat ist keine { color.inflected } Karte mehr.
       *[no] Übereinstimmung ({ side }): { $name } nimmt nichts, im Vorrat ist keine { color.inflected } Karte mehr.
    }

event-favor-earned =
    { $you ->
        [yes] Plattform auf { cell }: Du nimmst einen Gunst-Marker.
       *[no] Plattform auf { cell }: { $name } nimmt einen Gunst-Marker.
    }

event-favor-missed =
    { $you ->
        [yes] Plattform auf { cell }: Du nimmst nichts, es ist kein Gunst-Marker mehr da.
       *[no] Plattform auf { cell }: { $name } nimmt nichts, es ist kein Gunst-Marker mehr da.
    }

event-faced =
    { $you ->
        [yes] Ausrichtung ({ side }): Du nimmst eine { color.inflected } Karte.
       *[no] Ausrichtung ({ side }): { $name } nimmt eine { color.inflected } Karte.
    }

event-faced-missed =
    { $you ->
        [yes] Ausrichtung ({ side }): Du nimmst nichts, im Vorrat ist keine { color.inflected } Karte mehr.
       *[no] Ausrichtung ({ side }): { $name } nimmt nichts, im Vorrat ist keine { color.inflected } Karte mehr.
    }

event-tile-drawn =
    { $you ->
        [yes] Du ziehst { tile }.
       *[no] { $name } zieht { tile }.
    }

event-tile-drawn-hidden = { $name } zieht ein Plättchen.

event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $name } ist am Zug.
    }

event-turn-began-final =
    { $you ->
        [yes] Das ist dein letzter Zug: Du darfst noch tauschen und ein Set ablegen, aber kein Plättchen mehr legen.
       *[no] { $name } ist zum letzten Mal am Zug.
    }

event-game-ended = Das Spiel ist zu Ende.

action-exchange = Tauschen: { exchanged-card.given } gegen { exchanged-card.taken }
action-dedicate = Das Set { set } für { $honor } Siegpunkte ablegen
action-discard = Eine { color.inflected } Karte abwerfen
action-place = Plättchen { $tile } auf { cell } legen: { tile-sides }
action-end-turn = Den letzten Zug beenden

gains =
    { $you ->
        [yes] Du: { $things }
       *[no] { $name }: { $things }
    }
`;export{e as default};