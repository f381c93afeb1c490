var e=`
event-exchanged =
    { $you ->
        [yes] Płacisz 2 żetony łaski i wymieniasz { exchanged-card.given } kartę na { exchanged-card.taken }.
       *[no] { $name } płaci 2 żetony łaski i wymienia { exchanged-card.given } kartę na { exchanged-card.taken }.
    }

event-dedicated =
    { $you ->
        [yes] Poświęcasz zestaw: { set }. Bierzesz żeton wart { honor.worth }.
       *[no] { $name } poświęca zestaw: { set }. Bierze żeton wart { honor.worth }.
    }

event-dedicated-generic =
    { $you ->
        [yes] Poświęcasz zestaw: { set }. Jego stos jest pusty, więc bierzesz ogólny żeton wart { honor.worth }.
       *[no] { $name } poświęca zestaw: { set }. Jego stos jest pusty, więc { $name } bierze ogólny żeton wart { honor.worth }.
    }

event-discarded =
    { $you ->
        [yes] Odrzucasz { color.accusative } kartę z powodu limitu kart.
       *[no] { $name } odrzuca { color.accusative } kartę z powodu limitu kart.
    }

event-tile-laid =
    { $you ->
        [yes] Kładziesz kafel { $tile } { cell.on }: { tile-sides }.
       *[no] { $name } kładzie kafel { $tile } { cell.on }: { tile-sides }.
    }

event-matched =
    { $you ->
        [yes] Dopasowanie ({ side }): bierzesz { color.accusative } kartę.
       *[no] Dopasowanie ({ side }): { $name } bierze { color.accusative } kartę.
    }

event-matched-missed =
    { $you ->
        [yes] Dopasowanie ({ side }): nic nie bierzesz, w zaopatrzeniu nie ma już { color.many } kart.
       *[no] Dopasowanie ({ side }): { $name } nic nie bierze, w zaopatrzeniu nie ma już { color.many } kart.
    }

event-favor-earned =
    { $you ->
        [yes] Platforma { cell.on }: bierzesz żeton łaski.
       *[no] Platforma { cell.on }: { $name } bierze żeton łaski.
    }

event-favor-missed =
    { $you ->
        [yes] Platforma { cell.on }: nic nie bierzesz, nie ma już żetonów łaski.
       *[no] Platforma { cell.on }: { $name } nic nie bierze, nie ma już żetonów łaski.
    }

event-faced =
    { $you ->
        [yes] Orientacja ({ side }): bierzesz { color.accusative } kartę.
       *[no] Orientacja ({ side }): { $name } bierze { color.accusative } kartę.
    }

event-faced-missed =
    { $you ->
        [yes] Orientacja ({ side }): nic nie bierzesz, w zaopatrzeniu nie ma już { color.many } kart.
       *[no] Orientacja ({ side }): { $name } nic nie bierze, w zaopatrzeniu nie ma już { color.many } kart.
    }

event-tile-drawn =
    { $you ->
        [yes] Dociągasz { tile }.
       *[no] { $name } dociąga { tile }.
    }

event-tile-drawn-hidden = { $name } dociąga kafel.

event-turn-began =
    { $you ->
        [yes] Twoja kolej.
       *[no] Teraz gra { $name }.
    }

event-turn-began-final =
    { $you ->
        [yes] Twoja ostatnia tura: wymiana i poświęcenie są jeszcze możliwe, ale kafli już się nie kładzie.
       *[no] Teraz gra { $name }: to ostatnia tura.
    }

event-game-ended = Koniec gry.

action-exchange = Wymień { exchanged-card.given } kartę na { exchanged-card.taken }
action-dedicate = Poświęć zestaw: { set }, { honor.worth }
action-discard = Odrzuć { color.accusative } kartę
action-place = Połóż kafel { $tile } { cell.on }: { tile-sides }
action-end-turn = Zakończ ostatnią turę

gains =
    { $you ->
        [yes] Ty: { $things }
       *[no] { $name }: { $things }
    }
`;export{e as default};