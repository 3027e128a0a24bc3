# Railroad Dice, en français.
#
# Les dés sont *cachés* derrière le paravent ou posés *devant* ; la *réserve* est ce que personne n’a.
# Une grande tuile active est une *feuille*. La ligne a deux *extrémités*, A et B ; un *joker* montre
# « ? ». Une compagnie a un *directeur* et une *chaîne*, son plus grand groupe de gares voisines.

game-title = Railroad Dice
game-tagline = Une seule ligne pour tous. Les dés sont rails, argent et voix ; les directeurs transportent.
game-players = 2–4 joueurs
game-minutes = 60–90

# --- noms -------------------------------------------------------------------------------------

company-eisberg = Eisberg Tours
company-ueberall = Überall Fahrten
company-weiden = Weiden Express
company-insel = Insel Hopper
company-bergtal = Berg&Tal Bahn

company-eisberg-short = Eisberg
company-ueberall-short = Überall
company-weiden-short = Weiden
company-insel-short = Insel
company-bergtal-short = Berg&Tal

tile-country = Campagne
tile-country-a = une campagne
tile-lake = Lac
tile-lake-a = un lac
tile-mountain2 = Montagnes, 2 côtés
tile-mountain2-a = des montagnes sur deux côtés
tile-mountain3 = Montagnes, 3 côtés
tile-mountain3-a = des montagnes sur trois côtés

face-straight = rail droit
face-curve = rail courbe
face-share = action
face-joker = joker

site-mountain = montagne
site-lake = lac
site-country = campagne

around-mountain = de montagne
around-lake = d’eau
around-country = de campagne

side-N = nord
side-E = est
side-S = sud
side-W = ouest

count = { NUMBER($count) }
from-to = { NUMBER($old) } → { NUMBER($new) }
seated = { $seat }

# --- consignes --------------------------------------------------------------------------------

over-turn = À vous{ $income ->
    [yes] {"  "}✓ revenus
   *[other] {""}
}{ $rolled ->
    [yes] {"  "}✓ lancer
   *[other] {""}
}
over-last-year = À vous, dans la dernière année{ $rolled ->
    [yes] {"  "}✓ lancer
   *[other] {""}
}
over-end = Fin de votre tour
over-tile = Bord franchi depuis { $cell } : la feuille, puis le rail d’entrée{ $rails ->
    [one] {""}
   *[other] , puis un pont
}
over-entry = Bord franchi depuis { $cell } : le rail d’entrée{ $rails ->
    [one] {""}
   *[other] , puis un pont
}
over-bridge = Pont depuis { $cell }, encore { $rails ->
    [one] { $rails } rail
   *[other] { $rails } rails
} au moins

prompt-main = Posez, bâtissez, achetez
prompt-income = Touchez vos revenus
prompt-income-roll = Vos revenus, ou un lancer
prompt-roll-end = Lancez ou finissez votre tour
prompt-end = Finissez votre tour
prompt-roll = Combien de dés lancer ?
asked-shares = Quelle action ?
asked-stations = Quelle gare ?
prompt-tile = Quelle feuille, direction { $side } ?
prompt-entry = Posez le rail d’entrée
prompt-bridge = Menez le pont jusqu’à la rive
prompt-back = Rendez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}

hint-finish = Tout le reste attend que ce soit terminé.
hint-income = Vos revenus de { $dice } dés restent à prendre.

# --- groupes et libellés des choix ------------------------------------------------------------

group-income = Revenus
group-roll = Lancer
group-shares = { $count ->
    [one] Action
   *[other] Actions
}
group-rails = Poser un rail
group-stations = { $count ->
    [one] Gare
   *[other] Gares
}
group-tile = La feuille suivante
group-back = Rendre
group-end = Finir le tour
group-last-roll = Dernier lancer

# Ce qu’un doigt tient, sur le bouton qui le joue.
group-shares-does = Acheter { $what }
group-stations-does = Bâtir { $what }
group-tile-does = Poser { $what }

label-income = Revenus { $dice }
label-roll = Lancer
label-roll-ending = Lancer { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
label-share = { $company }
label-rail = Poser { $cell } { $out }
label-rail-joker = Poser { $cell } { $out }, joker
label-station = { $company }, { $kind }
label-station-joker = { $company }, { $kind }, un joker pour la montagne
label-end = Finir le tour
label-back = { $face }
label-tile = { $kind }{ $rotation ->
    [0] {""}
    [1] , un quart de tour
    [2] , demi-tour
   *[other] , trois quarts de tour
}

span-hidden = cachés
span-jokers = jokers

pick-cell = { $cell }
pick-share = { $company }
prompt-share = Une action { $company } : payer avec
prompt-site = Une gare en { $cell }

detail-ends-game = met fin à la partie
detail-income = { $dice }
detail-rail = { $hidden ->
    [0] { $jokers ->
        [0] {""}
        [one] paie 1 joker,{" "}
       *[other] paie { $jokers } jokers,{" "}
    }
   *[other] paie { $hidden ->
        [one] { $hidden } caché
       *[other] { $hidden } cachés
    }{ $jokers ->
        [0] {""}
        [one] {" "}+ 1 joker
       *[other] {" "}+ { $jokers } jokers
    },{" "}
}en { $end }{ $begins ->
    [bridge] , pont
    [crossing] , passe le bord
   *[other] {""}
}
detail-director = chez { $seat }
detail-director-die = { $die }, chez { $seat }
detail-bank = reste { $left }
detail-bank-die = { $die }, reste { $left }
detail-price = { $price } dés
detail-back = { $dice } à rendre
badge-price = { $price }

# --- fiches -----------------------------------------------------------------------------------

card-income = Revenus de { $dice }
card-roll = Lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
card-roll-ending = Un lancer qui met fin à la partie
card-rail-straight = Rail droit en { $cell } → { $out }
card-rail-curve = Courbe en { $cell } → { $out }
card-station = { $company }, gare de { $kind }
card-share = Une action { $company }
card-tile = { $kind }
card-back = Dés à rendre
card-end = Fin du tour

row-faces = Sur six faces
row-bonus = De la réserve
row-reserve = Réserve
row-front = Devant
row-hidden = Cachés
row-toll = Supplément
row-chain = Chaîne
row-price = Payé
row-stations = Vos gares
row-shares = Actions
row-director = Directeur en fin d’année
row-cleared = Dés rendus, feuille { $tile }
row-reward = Découverte
row-built = Prime
row-income = Revenus l’an prochain
row-counted = Gares comptées
row-missing = { $dice ->
    [one] { $dice } dé payé à la réserve l’éviterait
   *[other] { $dice } dés payés à la réserve l’éviteraient
}
row-next = Ensuite
row-draws = Ses revenus
row-draws-own = Vos revenus
row-die = Le dé va
row-bridge = Pont
row-border = Reste à faire
row-onward = Case suivante
row-opens = Côtés ouverts
row-ranges = Massifs prolongés
row-beside = Vos gares voisines

to-reserve = à la réserve
to-screen = chez { $seat }, caché
next-again = encore vous
lands = rive en { $land }
lands-over-one = par { $first }, rive en { $land }
lands-over = de { $first } à { $last }, rive en { $land }
over-border = { $rails ->
    [one] feuille, rail d’entrée
   *[other] feuille, rail d’entrée, pont
}
onward = { $cell }{ $kind ->
    [mountain] , montagne
   *[country] {""}
}
paid-hidden = { $hidden } { $blank }
paid-jokers = { $jokers } { $joker }
paid-both = { $hidden } { $blank } + { $jokers } { $joker }
dice-gained = +{ $count } { $die }
die-faces = { $n1 } { $d1 } { $n2 } { $d2 } { $n3 } { $d3 } { $n4 } { $d4 }

die-straight = rail droit
die-curve = rail courbe
die-share = action
die-joker = joker
die-straight-several = rails droits
die-curve-several = rails courbes
die-share-several = actions
die-joker-several = jokers
die-blank = caché

remark-last-year = Cela annonce la dernière année : plus personne ne prend de dés à la réserve.
remark-ends-game = La partie s’arrête aussitôt : un dernier décompte avec les directeurs du moment.
remark-must-sell = { $seat } ne peut refuser : le marché est ouvert.
remark-roll-short = { $jokers ->
    [one] { $jokers } joker demande { $jokers } dé
   *[other] { $jokers } jokers demandent { $jokers } dés
} à la réserve, qui en a { $reserve } : aucun dé ne bouge et la partie s’arrête aussitôt.

# --- journal ----------------------------------------------------------------------------------

log-year = Année { $year }
    .rule = DIC-77
log-income = { $seat } touche { $dice } dés de revenus
    .rule = DIC-26
log-income-jokers = { $seat } touche { $dice } jokers pour son poste perdu
    .rule = DIC-26
log-income-short = { $seat } prend { $taken ->
    [one] { $taken } dé
   *[other] { $taken } dés
} sur { $due } : la réserve est vide
    .rule = DIC-26
log-roll = { $seat } lance { $hidden ->
    [0] {""}
    [one] 1 dé caché
   *[other] { $hidden } dés cachés
}{ $jokers ->
    [0] {""}
   *[other] { $hidden ->
        [0] {""}
       *[other] {" et "}
    }{ $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }{ $bonus ->
        [0] {""}
       *[other] {" "}(+{ $bonus })
    }
} : { $n1 } { $d1 }{ $n2 ->
    [0] {""}
   *[other] ⁠, { $n2 } { $d2 }
}{ $n3 ->
    [0] {""}
   *[other] ⁠, { $n3 } { $d3 }
}{ $n4 ->
    [0] {""}
   *[other] ⁠, { $n4 } { $d4 }
}
    .rule = DIC-30
log-too-many = { $seat } finit son tour avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} de trop
    .rule = DIC-69
log-back = { $seat } rend : { $face }
    .rule = DIC-69
log-backs = { $seat } rend { $count } dés
    .rule = DIC-69
log-buy = { $seat } achète { $company } (reste { $bank })
    .rule = DIC-33
log-buy-director = { $seat } achète { $company } à { $director }
    .rule = DIC-33
log-rail = { $seat } pose { $cell } → { $out } ({ $end }){ $dice ->
    [0] {""}
    [one] , paie 1 dé
   *[other] , paie { $dice } dés
}
    .rule = DIC-39
log-rail-water = { $seat } mène un pont { $cell } → { $out } ({ $end }){ $dice ->
    [0] {""}
    [one] , paie 1 dé
   *[other] , paie { $dice } dés
}
    .rule = DIC-39
log-rails = { $seat } pose { $count } rails en { $end }, de { $first } à { $last }{ $bridge ->
    [yes] , sur l’eau
   *[no] {""}
}{ $dice ->
    [0] {""}
    [one] , paie 1 dé
   *[other] , paie { $dice } dés
}
    .rule = DIC-39
log-tile = { $seat } découvre { $kind }, feuille { $tile }
    .rule = DIC-44
log-cleared = Feuille { $tile } terminée : { $dice } dés rendus
    .rule = DIC-47
log-reward = +{ $dice } jokers
    .rule = DIC-49
log-station = { $seat } construit { $company } en { $end } ({ $kind }) pour { $price }, chaîne { $before } → { $chain }
    .rule = DIC-59
log-counted = { $company } : chaîne de { $chain }
    .rule = DIC-72
log-count = Décompte de l’année { $year }
    .rule = DIC-72
log-director = { $director } dirige { $company } avec { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}
    .rule = DIC-74
log-director-stays = { $director } garde { $company } malgré l’égalité à { $shares }
    .rule = DIC-74
log-director-left = { $director } dirige { $company } : égalité à { $shares }, premier à gauche de l’ancien directeur
    .rule = DIC-74
log-director-first = { $director } dirige { $company } : égalité à { $shares }, premier dans l’ordre de l’année
    .rule = DIC-74
log-office-lost = { $seat } n’a plus de compagnie : des jokers au lieu de dés cachés l’an prochain
    .rule = DIC-28
log-last-year-a = Dernière année : { $company } a construit sa dernière gare
    .rule = DIC-83
log-last-year-b = Dernière année : plus aucune feuille ne convient
    .rule = DIC-83
log-last-year-c = Dernière année : la ligne n’a plus d’issue
    .rule = DIC-83
log-short-income = { $seat } : les revenus ne peuvent être versés en entier : la partie s’arrête
    .rule = DIC-85
log-short-reward = { $seat } : la prime ne peut être versée en entier : la partie s’arrête
    .rule = DIC-85
log-short-roll = { $seat } demande plus de dés qu’il n’y en a : la partie s’arrête
    .rule = DIC-85

# --- options ----------------------------------------------------------------------------------

option-dice_total-sentence = La partie se joue avec { $choice }.
option-dice_total-40 = 40 dés, comme dans la boîte
option-dice_total-60 = 60 dés, mieux à quatre
option-dice_total-number = { $number } dés
option-dice_total-rule = DIC-14
option-hide_totals-sentence = Les totaux restent { $choice }.
option-hide_totals-true = cachés jusqu’à la fin
option-hide_totals-false = visibles de tous
option-hide_totals-rule = DIC-73

# --- la fin -----------------------------------------------------------------------------------

end-a = Une compagnie a construit sa dernière gare.
end-b = Aucune feuille ne convenait plus aux deux extrémités.
end-c = La ligne n’avait plus d’issue.
end-d = La réserve ne pouvait donner ce qui était dû.
end-idle = Rien n’a été construit pendant trois ans.

score-said = { NUMBER($amount) } passagers
finish-level = Les jokers devant départagent, puis tous les dés.
source-eisberg = Eisberg Tours
source-ueberall = Überall Fahrten
source-weiden = Weiden Express
source-insel = Insel Hopper
source-bergtal = Berg&Tal Bahn

# --- ce qu’un choix vaut plus tard --------------------------------------------------------------

later-chain = { $company } à la fin de l’année : { $chain ->
    [0] aucune chaîne à vous
   *[other] votre chaîne de { $chain }
}
later-office = { $company } l’an prochain, { $mine ->
    [one] { $mine } action
   *[other] { $mine } actions
} contre { $best } : { $directs ->
    [yes] vous la dirigez
   *[no] { $seat } la dirige
}
later-passengers = { $count ->
    [0] rien
   *[other] { NUMBER($count) }
}
later-no-station = pas encore de gare

# --- refus ------------------------------------------------------------------------------------

income-first = Vos revenus d’abord : prenez-les avant de finir le tour.
finish-first = { $what ->
    [tile] Choisissez la feuille au-delà de { $end }
    [entry] Posez le rail d’entrée en { $end }
   *[bridge] Terminez le pont en { $end }
  }, ou annulez.
discard-first = Rendez des dés jusqu’à n’en garder que cinq devant.
no-income-yet = Pas de revenus avant l’année { $year }.
income-taken = Vous avez touché vos revenus de l’année.
no-income-in-last-year = Dans la dernière année, personne ne touche de revenus.
rolled-already = Un lancer par tour : le vôtre est fait.
nothing-to-roll = Choisissez au moins un dé à lancer.
too-few-hidden = Vous { $hidden ->
    [0] n’avez aucun dé caché
    [one] avez 1 dé caché
   *[other] avez { $hidden } dés cachés
}.
too-few-jokers = Vous { $jokers ->
    [0] n’avez aucun joker
    [one] avez 1 joker
   *[other] avez { $jokers } jokers
} devant.
roll-beyond-reserve = La réserve { $reserve ->
    [0] n’a plus de dé
    [one] a 1 dé
   *[other] a { $reserve } dés
} : des lancers qui mettent fin à la partie, seul le plus petit est proposé.
no-such-company = Il n’y a pas de compagnie « { $company } ».
no-die-for-share = Ni action ni joker devant.
die-not-in-front = Aucun dé « { $face } » devant.
bank-sold-out = { $company } : la banque n’a plus d’action.
market-closed = Les directeurs vendent une fois { $needed } compagnies épuisées : { $sold }.
no-director = { $company } n’a pas de directeur.
own-company = Vous dirigez { $company } : ses actions viennent de la banque.
director-without-share = { $seat } dirige { $company } et n’en a plus d’action.
not-a-next-cell = { $cell } ne prolonge pas cette extrémité.
cell-taken = Un dé occupe { $cell }.
cell-touches = { $cell } touche le dé en { $die }.
out-is-entry = La ligne arrive de ce côté.
no-rail-die = Ni { $face } ni joker devant.
no-shape-in-front = Aucun { $face } devant ; un joker conviendrait.
no-joker-in-front = Aucun joker devant.
no-way-out = La ligne n’aurait plus d’issue.
last-way-out = L’autre extrémité perdrait la dernière issue de la ligne.
other-end = { $what ->
    [entry] Posez le rail d’entrée en { $end }
   *[bridge] Terminez le pont en { $end }
  }, ou annulez.
too-few-dice-to-leave = Il faut { $needed } dés avant que la ligne sorte : { $dice }.
tile-lies-there = La feuille { $tile } s’y trouve.
place-ahead = Emplacement libre : la ligne y vient par le bord { $side } de la feuille { $sheet }, avec { $needed } dés dessus ({ $dice } pour l’instant).
no-tile-fits = Aucune feuille n’y convient.
crossing-too-dear = Ce passage demande { $rails ->
    [one] { $rails } rail
   *[other] { $rails } rails
}{ $dice ->
    [0] {""}
    [one] {" "}et 1 dé
   *[other] {" "}et { $dice } dés
} : vous avez { $have ->
    [one] { $have } rail
   *[other] { $have } rails
} et { $hidden ->
    [one] { $hidden } dé caché
   *[other] { $hidden } dés cachés
}.
tile-does-not-fit = { $kind } : ses côtés ne conviennent pas.
tile-none-left = { $kind } : il n’en reste plus.
tile-no-such = Il n’y a pas de feuille « { $kind } » en rotation { $rotation }.
tile-too-dear = { $kind } : vos dés ne suffisent pas pour y finir.
surcharge-too-dear = Il faut { $cost ->
    [one] { $cost } dé de plus, caché ou joker
   *[other] { $cost } dés de plus, cachés ou jokers
} : vous en avez { $dice }.
surcharge-otherwise = Un supplément de { $cost } ne se partage pas ainsi : { $hidden ->
    [one] { $hidden } caché
   *[other] { $hidden } cachés
}, { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}.
bridge-too-dear = Ce pont demande { $rails ->
    [one] { $rails } rail
   *[other] { $rails } rails
}{ $dice ->
    [0] {""}
    [one] {" "}et 1 dé
   *[other] {" "}et { $dice } dés
} : vous avez { $have ->
    [one] { $have } rail
   *[other] { $have } rails
} et { $hidden ->
    [one] { $hidden } dé caché
   *[other] { $hidden } dés cachés
}.
no-office = Seul le directeur d’une compagnie construit ses gares : vous n’en dirigez aucune.
not-the-director = Seul le directeur construit : { $company }.
head-is-station = Une gare ne touche jamais une gare.
station-on-border = { $cell } est une case du bord et ne prend pas de gare.
station-on-water = { $cell } est dans l’eau.
station-wrong-ground = { $cell } ne convient pas à une gare : { $kind }.
too-few-around = { $found } { $found ->
    [one] case
   *[other] cases
  } { $kind } autour : il en faut { $needed }.
stations-built = { $company } n’a plus de gare : { $kind }.
station-on-tile = { $company } a une gare sur cette feuille.
station-too-dear = Il faut { $price } dés, les cachés d’abord : vous en avez { $dice }.
joker-not-needed = Les dés cachés paient d’abord ; un joker ne remplace que le dé de la montagne, et s’ils suffisent.
face-not-in-front = Aucun dé « { $face } » devant.
is-offered = C’est proposé : choisissez-le.

# --- le plateau -------------------------------------------------------------------------------

board-year = Année { $year }
board-passengers = { NUMBER($count) }
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-whole = Carte entière
board-close = Fermer

board-ground-country = Campagne
board-ground-lake = Lac
board-ground-mountain2 = Montagnes
board-ground-mountain3 = Montagnes
board-sides-country = ni eau ni montagne
board-sides-lake = de l’eau au milieu
board-sides-mountain2 = 2 côtés de montagne
board-sides-mountain3 = 3 côtés de montagne
board-terrain-country = campagne
board-terrain-mountain = montagne
board-terrain-water = eau

board-sheet = feuille { $number }
board-sheet-spoken = Extrémité { $end } : { $ground }, feuille { $number }
board-paid = payé
board-may-leave = peut sortir
board-to-leave = sortie { $count }/{ $needed }
board-no-second-sheet = Une seule feuille pour l’instant. Avec { $needed } dés posés, la ligne peut passer un bord.
board-cell = { $cell }, { $ground }
board-next-cell = { $cell }, { $ground }, case suivante de { $end } : { $ways } ; { $surcharge ->
    [0] sans supplément
    [one] supplément de 1 dé
   *[other] supplément de { $surcharge } dés
}{ $paid ->
    [yes] , massif payé
   *[other] {""}
}
board-way = { $cell }, sortie { $side }
board-site = Une gare en { $cell }
board-no-site = Pourquoi aucune gare en { $cell }
board-rail-on = { $cell } : { $face }
board-bridge-on = { $cell } : { $face }, sur l’eau
board-station-on = { $cell } : gare de { $company }

board-general-map = Carte générale : { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
board-place = Feuille { $number } : { $ground }{ $count ->
    [0] {""}
   *[other] , avec { $stations }
}
board-empty-place = Emplacement libre ; conviennent : { $fits }
board-closed-place = Emplacement libre ; rien ne convient
board-chain = { $company }, { $count ->
    [0] aucune feuille
    [one] 1 feuille : { $tiles }
   *[other] { $count } feuilles : { $tiles }
}
board-end-away = Montrer l’extrémité { $end }
board-mark = { $company }, gare sur la feuille { $number }

board-offers = Feuilles possibles, côté { $side }
board-offer = { $ground }, { $note }{ $rotation ->
    [0] {""}
    [1] , un quart de tour
    [2] , demi-tour
   *[other] , trois quarts de tour
}, reste { $left }
board-left = reste { $count }
board-sight-side = Leurs côtés ne conviennent pas.
board-sight-none = Il n’en reste plus.
board-sight-dice = Vos dés ne suffisent pas pour finir là.

board-plan-rails = Rails
board-to-reserve = à la réserve
board-short = { $there ->
    [one] Il reste { $there } dé
   *[other] Il reste { $there } dés
}, il en manque { $missing }
board-toll = Supplément
board-other-landings = { $count ->
    [one] { $count } autre arrivée ; à finir aussitôt.
   *[other] { $count } autres arrivées ; à finir aussitôt.
}

board-tabs = Feuilles et carte
board-tab-map = Carte
board-tab-offers = Nouvelle feuille
board-choices-here = Il y a un choix ici
board-reserve = Réserve

board-your-dice = Vos dés
board-behind = derrière le paravent { $count }
board-front = devant { $count }
board-back-die = { $face } : { $marked ->
    [yes] à rendre
   *[other] reste
}
board-back = Rendre { $count } sur { $needed }
board-front-over = devant { $count }, { $limit } peuvent rester en fin de tour
board-hidden-die = Dé caché, { $count } en tout
board-tray-die = { $face }{ $count ->
    [one] {""}
   *[other] , { $count } dés
} { $tag }
board-front-spoken = Devant : { $count ->
    [0] aucun dé
   *[other] { $faces }
}
board-hidden-spoken = { $count ->
    [one] { $count } dé derrière le paravent
   *[other] { $count } dés derrière le paravent
}
board-shares = Actions par compagnie
board-shares-held = { $company } : { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
board-shares-directs = { $company } : { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, la dirige
board-first = Premier cette année

board-panel-year = Si l’année finissait
board-panel-reserve = Réserve
board-panel-companies = Compagnies
board-total-hidden = caché jusqu’à la fin
board-why-most = { $mine ->
    [yes] Vous dirigez
   *[no] { $seat } dirige
} avec { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}.
board-why-stays = Égalité à { $shares } : { $mine ->
    [yes] vous gardez
   *[no] { $seat } garde
} la direction.
board-why-left = Égalité à { $shares } : { $mine ->
    [yes] vous venez
   *[no] { $seat } vient
} en premier à gauche, après { $left ->
    [yes] vous
   *[no] { $old }
}.
board-why-first = Égalité à { $shares } : { $mine ->
    [yes] vous venez
   *[no] { $seat } vient
} en premier dans l’ordre de l’année.
board-lost-office = 4 jokers au lieu de dés cachés l’an prochain
board-since = annoncée par { $mine ->
    [yes] vous
   *[no] { $name }
}, année { $year }
board-of-dice = sur { $total } dés
board-low = basse
board-reserve-spoken = Réserve : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} sur { $total }
board-on-line = sur la ligne
board-sheets-left = Feuilles
board-supply = { $ground } : reste { $count }
board-stations-left = gares restantes
board-last-station = La dernière gare d’une compagnie annonce la dernière année.
board-directs = dirige
board-chain-head = Chaîne
board-bank-head = Banque
board-bank = { $company } : { $count } à la banque
board-director = { $company } : { $mine ->
    [yes] vous dirigez
   *[no] { $name } dirige
} avec { $count }
board-slots = Gares, { $kind } : reste { $count } ; chaque nombre est un prix en dés
board-market = Les directeurs vendront dès { $needed } compagnies épuisées : { $sold }.
board-market-open = Le marché est ouvert : les directeurs doivent vendre.

board-year-counted = Décompte de l’année { $year }
board-chain-of = chaîne de { $count }
board-no-chain = Aucune compagnie n’a transporté de passagers.
board-new-director = { $company } : { $mine ->
    [yes] vous dirigez
   *[no] { $seat } dirige
}
board-new-directors = Nouveaux directeurs
board-first-next = Premier de l’année { $year }

board-keys-end = prendre une extrémité de la ligne
board-keys-way = tourner le rail vers une autre sortie
board-keys-payer = faire payer d’autres dés, cachés ou jokers
board-keys-joker = poser un joker à la place, ou de nouveau un vrai dé
board-keys-station = une gare, selon sa place dans la liste
board-keys-share = une action de la banque, par compagnie
board-keys-director = une action du directeur
board-keys-back = marquer les dés à rendre
board-keys-income = toucher vos revenus
board-keys-roll = lancer
board-keys-finish = finir le tour

# --- les choses expliquées ----------------------------------------------------------------------
about-row-die = Dé
about-row-out = Mène
about-row-surcharge = Supplément
about-row-sites = Gares
about-row-now = État
about-row-kind = Sorte
about-row-price = Prix
about-row-chain = Chaîne
about-row-director = Directeur
about-row-carries = Transporte
about-row-site = Emplacement
about-row-brings = Apporte
about-row-ground = Terrain
about-row-dice = Dés
about-row-stations = Gares
about-row-fits = Convient
about-row-sides = Bords
about-row-left = Restent
about-row-line = Sur la ligne
about-row-in-all = En tout
about-row-use = Sert à
about-row-seat = De
about-row-shares = Actions
about-row-bank = À la banque
about-row-jokers = Jokers
about-row-stay = Peuvent rester
about-row-directs = Dirige
about-row-income = Revenu
about-cell = case { $cell }
about-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
about-passengers = { $count ->
    [one] { $count } voyageur
   *[other] { NUMBER($count) } voyageurs
}
about-sheets = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
about-shares = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
about-end = extrémité { $end }
about-empty = Place vide
about-none = rien
about-of = { $count } sur { $of }
about-of-left = reste { $left } sur { $of }
about-held = { $seat } { $count }
about-held-of = { $company } { $count }
about-station-of = Gare de { $company }
about-station-mountain = Gare de montagne
about-station-lake = Gare de lac
about-station-country = Gare de campagne
about-around = au moins { $count } cases { $around } autour
about-returns = il revient à la réserve
about-short = moins que le prochain revenu
about-hidden = Dés cachés
about-hidden-use = gares, suppléments, ponts, jet de dés
about-front = Dés devant le paravent
about-in-front = { $count } devant
about-surcharge = Supplément
about-use-straight = un rail tout droit
about-use-curve = un rail à gauche ou à droite
about-use-share = une action
about-use-joker = un rail, une action, un supplément, le jet
