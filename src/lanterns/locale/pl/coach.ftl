# Trener na stronie: podpowiedzi przy stole i pola tak, jak nazywa je strona.

coach-place = Połóż kafel, od łodzi { $way }: { tile-sides.seen }

hint-title = Podpowiedź
hint-thinking = Niech pomyślę…
hint-failed = Nie udało się wczytać trenera w tej przeglądarce. Twoja gra toczy się dalej.
hint-again = Spróbuj ponownie
hint-levels = Ile zdradzić
hint-level-nudge = Wskazówka
hint-level-place = Pole
hint-level-turn = Cała tura
# Pierwszy krok mówi tylko, na co spojrzeć.
hint-look =
    { $look ->
        [exchange] Spójrz na swoje żetony łaski: wymiana uzupełniłaby zestaw.
        [dedication] Spójrz na swoje karty: najpierw poświęć zestaw.
        [discard] Masz za dużo kart. Bez którego koloru się obejdziesz?
        [end] W tej turze nie da się już nic zyskać.
       *[tile] Spójrz na kafel { $nth } na ręce. Gdzie da najwięcej tobie, a najmniej innym?
    }
hint-where = Połóż zaznaczony kafel na zaznaczonym polu, od łodzi { $way }.
hint-first = Zacznij tak. { $action }.
hint-actions = Najlepsza tura
hint-because = Tylko przy tym zagraniu:
hint-either = Tak czy inaczej:
# Co daje tura, jednym zdaniem: co biorę ja, potem co biorą lub czego nie dostają inni.
hint-lead-mine = Bierzesz { $things }.
hint-lead-both = Bierzesz { $things }, a { $others }.
hint-lead-others = { $others }.
hint-token = żeton za zestaw „{ kind }” ({ honor.worth })
hint-given = { $name } bierze { $things }
hint-denied = { $name } nie dostaje { color.genitive } karty (już jej nie ma)
hint-next = Druga najlepsza tura: { $percent }% szans na wygraną
hint-as-good = Równie dobra tura, o ile trener potrafi je odróżnić: { $percent }% szans na wygraną
hint-same = Na razie obie dają to samo. Różnią się tym, co jezioro oferuje potem.
hint-only = Nic innego nie da się zrobić.
hint-always = Podpowiedź w każdej turze
hint-play = Zagraj tak
hint-play-turn = Zagraj tak: { $turn }
hint-marked = { $what } (zaznaczone przez podpowiedź)

# What a placement that is being tried is worth: its verdict, and what it costs.
idea-worth = { $verdict }: { $worth }
idea-as-good = Równie dobre jak najlepsza tura, o ile trener potrafi je odróżnić.
