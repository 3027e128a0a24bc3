# Railroad Tycoon, en français.
#
# Les mots sont ceux de la page des règles. Un *tour* compte une enchère, trois *tours d'action* et les
# revenus ; le *passage* d'un joueur dans un tour d'action est d'ordinaire une *action*. Une *part* est le
# titre qu'on émet. Les noms de villes ne suivent jamais « de » (pas
# d'élision à faire), les noms de joueurs non plus, et rien ne s'accorde avec eux.
# L'argent se compte en milliers : les faits sont des milliers entiers, les mots les écrivent en entier.

game-title = Railroad Tycoon
game-tagline = Des voies tuile par tuile, des marchandises de ville en ville, et des parts qu’on paie toujours.
game-players = 2 à 6 joueurs
game-minutes = 120

# --- villes, couleurs, cartes -----------------------------------------------------------------

city-charleston = Charleston
city-chicago = Chicago
city-new_york = New York
city-atlanta = Atlanta
city-new_orleans = La Nouvelle-Orléans
city-philadelphia = Philadelphie
city-pittsburgh = Pittsburgh
city-st_louis = St. Louis
city-baltimore = Baltimore
city-boston = Boston
city-cincinnati = Cincinnati
city-duluth = Duluth
city-jacksonville = Jacksonville
city-memphis = Memphis
city-raleigh = Raleigh
city-detroit = Detroit
city-louisville = Louisville
city-mobile = Mobile
city-richmond = Richmond
city-nashville = Nashville
city-savannah = Savannah
city-toronto = Toronto
city-wheeling = Wheeling
city-albany = Albany
city-birmingham = Birmingham
city-buffalo = Buffalo
city-chattanooga = Chattanooga
city-cleveland = Cleveland
city-columbia = Columbia
city-columbus = Columbus
city-dallas = Dallas
city-des_moines = Des Moines
city-dover = Dover
city-indianapolis = Indianapolis
city-jackson = Jackson
city-kansas_city = Kansas City
city-knoxville = Knoxville
city-lexington = Lexington
city-little_rock = Little Rock
city-milwaukee = Milwaukee
city-minneapolis = Minneapolis
city-montgomery = Montgomery
city-new_haven = New Haven
city-norfolk = Norfolk
city-providence = Providence
city-rock_island = Rock Island
city-shreveport = Shreveport
city-tallahassee = Tallahassee
city-toledo = Toledo
city-tulsa = Tulsa
city-washington_dc = Washington D.C.
city-wilmington = Wilmington

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-black = noir
colour-purple = pourpre
colour-gray = gris

card-railroad_era = L’ère du rail
card-speed_record = Record de vitesse
card-new_train = Nouveau train
card-land_grant = Concession
card-new_industry = Nouvelle industrie
card-railroad_executive = Directeur du rail
card-city_growth = Essor urbain
card-perfect_engineering = Génie civil
card-hotel_new_york = Hôtel : New York
card-hotel_chicago = Hôtel : Chicago
card-hotel_atlanta = Hôtel : Atlanta
card-hotel_baltimore = Hôtel : Baltimore
card-hotel_charleston = Hôtel : Charleston
card-hotel_boston = Hôtel : Boston
card-bounty_mobile = Prime : Mobile
card-bounty_raleigh = Prime : Raleigh
card-bounty_jacksonville = Prime : Jacksonville
card-bounty_louisville = Prime : Louisville
card-bounty_duluth = Prime : Duluth
card-bounty_toronto = Prime : Toronto
card-line_new_york_chicago = New York – Chicago
card-line_baltimore_toledo = Baltimore – Toledo
card-line_new_orleans_minneapolis = La Nouvelle-Orléans – Minneapolis
card-line_richmond_atlanta = Richmond – Atlanta
card-line_boston_washington_dc = Boston – Washington D.C.
card-line_charleston_memphis = Charleston – Memphis
card-line_new_york_west = New York – l’Ouest

tycoon-farnam = Henry Farnam
tycoon-morgan = J. P. Morgan
tycoon-gould = Jay Gould
tycoon-pullman = George Pullman
tycoon-holliday = Cyrus Holliday
tycoon-judah = Theodore D. Judah
tycoon-vanderbilt = Cornelius Vanderbilt
tycoon-fisk = James Fisk
tycoon-drew = Daniel Drew
tycoon-hopkins = Mark Hopkins

tycoon-objective-links_at_city = { $points } par lien à soi à { $city }
tycoon-objective-most_links = le plus de liens
tycoon-objective-fewest_shares = le moins de parts
tycoon-objective-first_to_engine_level = premier au niveau de locomotive { $level }
tycoon-objective-built_western_link = une conquête de l’Ouest construite
tycoon-objective-longest_line = la plus longue suite de liens à soi
tycoon-objective-connects = { $city } et { $other } reliées par ses propres liens
tycoon-objective-most_money = le plus d’argent

class-objective = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
class-immediate = { $count ->
    [one] { $count } immédiate
   *[other] { $count } immédiates
}
class-hand = { $count } à garder
class-per_turn = { $count } une fois par tour
class-permanent = { $count ->
    [one] { $count } durable
   *[other] { $count } durables
}

effect-first_delivery = La première livraison de la partie : { later-points }.
effect-first_delivery_over_links = La première livraison sur { $links } liens ou plus : { later-points }.
effect-first_delivery_to = La première livraison à { $city } : { later-points }.
effect-first_engine_level = La première locomotive de niveau { $level } : { later-points }.
effect-major_line = { $city } et { $other } reliées par ses propres liens : { later-points }.
effect-major_line_west = Une conquête de l’Ouest, et ses propres liens de là jusqu’à { $city } : { later-points }.
effect-free_urbanize = Urbanisez aussitôt une ville grise, sans rien payer.
effect-add_cubes = { $cubes } cubes tirés au hasard vont dans une ville de votre choix.
effect-two_actions = Deux actions de suite, avant tout le monde.
effect-open_terrain_free_one_build = À garder : pendant une construction, le terrain ouvert est gratuit.
effect-build_limit = Une fois par tour, vous pouvez poser { $tiles } tuiles en une action.
effect-hotel = { later-points } pour chaque cube livré par qui que ce soit à { $city }.

# --- sommes -----------------------------------------------------------------------------------

cash = { $cash ->
    [0] 0 $
   *[other] { NUMBER($cash) } 000 $
}
money = { $amount ->
    [0] 0 $
   *[other] { NUMBER($amount) } 000 $
}
money-plus = +{ money }
money-minus = { $amount ->
    [0] gratuit
   *[other] −{ money }
}
points-plus = +{ NUMBER($points) }
score = { NUMBER($amount) }

# --- ce qui est demandé -----------------------------------------------------------------------

prompt-auction = Enchérir pour la première place ?
prompt-choose_action = Que faites-vous ?
prompt-build = Où commence votre voie ?
prompt-next-tile = Où continue votre voie ?
prompt-urbanize = Quelle ville grise reçoit quelle couleur ?
prompt-deliver = Quel cube va où ?
prompt-take_card = Quelle carte prenez-vous ?
prompt-new_industry = Quelle ville grise reçoit quelle couleur, sans frais ?
prompt-city_growth = Quelle ville grandit ?
prompt-western_link = D’où partez-vous vers l’Ouest ?
prompt-cube = Où va ce cube { $colour } depuis { $city } ?

over-auction = Tour { $turn }, enchère
over-auction-bid = Tour { $turn }, enchère : { $seat } offre { money }
over-round = Tour d’action { $round }
over-last-action = Tour d’action { $round }, votre dernière action de la partie
over-unfinished = { $links ->
    [one] Tour d’action { $round } : votre lien inachevé part après le { $last }e
   *[other] Tour d’action { $round } : vos { $links } liens inachevés partent après le { $last }e
}
over-tile = Tuile { $number } sur { $limit }
over-actions = { $left } actions avant le joueur suivant


# --- ce qui est offert ------------------------------------------------------------------------

group-auction = Enchère
group-build = Construire
group-urbanize = Urbaniser
group-upgrade = Améliorer
group-deliver = Livrer
group-card = Carte
group-western_link = Ouest
group-pass = Passer
group-grow = Villes
group-share = Parts

# Ce qu’un doigt tient, sur le bouton qui le joue.
group-urbanize-does = Urbaniser { $what }
group-deliver-does = Livrer { $what }
group-card-does = Prendre { $what }

label-kind-build = Construire
label-kind-urbanize = Urbaniser
label-kind-upgrade = Améliorer
label-kind-deliver = Livrer
label-kind-card = Carte
label-kind-western_link = Ouest
label-kind-pass = Passer

label-bid = Offrir { money }
label-bid-dial = Autre somme
label-bid-by = +{ $by }
span-bid = milliers de dollars
label-pass-bid = Passer
label-share = Émettre { $count }
detail-share = +{ money }, dividendes { $old } → { $new }, −{ $count } à la fin
label-upgrade = Locomotive de niveau { $level }
label-tile-NE-SE = { $hex }, NE⁠–⁠SE
label-tile-NE-SW = { $hex }, NE⁠–⁠SO
label-tile-NE-W = { $hex }, NE⁠–⁠O
label-tile-E-SW = { $hex }, E⁠–⁠SO
label-tile-E-W = { $hex }, E⁠–⁠O
label-tile-E-NW = { $hex }, E⁠–⁠NO
label-tile-SE-W = { $hex }, SE⁠–⁠O
label-tile-SE-NW = { $hex }, SE⁠–⁠NO
label-tile-SW-NW = { $hex }, SO⁠–⁠NO
label-tile-link = { $city }–{ $other }, { $hex }
label-next-tile = { $hex } vers { $side }
label-next-city = { $hex } vers { $city }
side-NE = NE
side-E = E
side-SE = SE
side-SW = SO
side-W = O
side-NW = NO
label-grant = Jouer la concession
label-stop = S’arrêter ici
detail-stop = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} jusqu’à { $city }
detail-stop-lost = inachevé, retiré après le tour d’action { $rounds }
label-urbanize = { $city } en { $colour }
label-city = { $city }
label-west = Conquête de l’Ouest à { $city }
detail-points = { $others ->
    [0] +{ $mine }
   *[other] +{ $mine }, autres +{ $others }
}
detail-rival = { $seat } +{ $points }
badge-points-1 = { $seat1 } +{ $points1 }
badge-points-2 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 }
badge-points-3 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 } { $seat3 } +{ $points3 }
badge-points-4 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 } { $seat3 } +{ $points3 } { $seat4 } +{ $points4 }
badge-points-5 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 } { $seat3 } +{ $points3 } { $seat4 } +{ $points4 } { $seat5 } +{ $points5 }
badge-points-6 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 } { $seat3 } +{ $points3 } { $seat4 } +{ $points4 } { $seat5 } +{ $points5 } { $seat6 } +{ $points6 }
badge-price = { $amount ->
    [0] gratuit
   *[other] { $amount } k$
}
pick-cube = Cube { $colour } à { $city }
pick-new-city = Nouvelle ville en { $colour }

# --- aperçus ----------------------------------------------------------------------------------

preview-tile = { $hex } { $one }-{ $other }
preview-tile-number = tuile { $number } sur { $limit }
preview-open = Terrain ouvert
preview-hills = Collines
preview-river = Fleuve
preview-ridge = Arête, { $side }
preview-link = { $city }–{ $other }
preview-link-number = lien { $link }
preview-card = { $card }
preview-delivery = { $colour } { $city } → { $other }
preview-links = { $links ->
    [one] { $links } lien
   *[other] { $links } liens
}
preview-upgrade = Locomotive de niveau { $level }
preview-place-won = Si vous l’emportez
preview-place-passed = Si vous passez et que { $seat } l’emporte
preview-place-nobody = Si vous passez
preview-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
preview-dividends = Dividendes à chaque tour
preview-from-to-money = { $old ->
    [0] 0 $
   *[other] { NUMBER($old) } 000 $
} → { $new ->
    [0] 0 $
   *[other] { NUMBER($new) } 000 $
}
preview-odds = { $colour }
preview-odds-of = { $cubes } sur { $bag }

remark-price = { $issued ->
    [0] { money } ; il reste { cash }.
   *[other] { money }, émet { $issued } { $mark } ; il reste { cash }.
}
mark-share = part
mark-shares = parts
doubt-shares = Cela émet { $issued } { $mark }. Continuer ?
remark-onward = Ensuite, jusqu’à { $city } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { money }{ $issued ->
    [0] .
   *[other] , { $issued } { $mark }.
}
remark-opens = { $more ->
    [0] Il n’ouvre encore aucune livraison.
    [one] Il ouvre une livraison.
   *[other] Il ouvre { $more } livraisons.
}
remark-opens-next = { $more ->
    [one] Il ouvre une livraison avec la locomotive de niveau { $level }.
   *[other] Il ouvre { $more } livraisons avec la locomotive de niveau { $level }.
}
remark-bid-wins = Vous ne payez que si vous l’emportez.
remark-pass-bid = Vous quittez cette enchère.
doubt-pass-bid = Vous étiez en tête. Laisser la première place ?
remark-share = Chaque part coûte un point à la fin.
remark-share-count = { $count } sur { $most } dans ce tour.
remark-reach = { $more ->
    [0] Elle n’ouvre encore aucune livraison.
    [one] Elle ouvre une livraison de plus.
   *[other] Elle ouvre { $more } livraisons de plus.
}
remark-reach-cube = { $colour } depuis { $city } va plus loin.
remark-pass = { $deliveries ->
    [0] Rien ne peut être livré pour le moment.
    [one] Vous laissez une livraison.
   *[other] Vous laissez { $deliveries } livraisons.
}
remark-pass-best = La meilleure : { $colour } depuis { $city }, +{ $points }.
remark-pass-link = Le lien le moins cher : { $city }–{ $other }, { money }.
doubt-pass = Employer cette action à ne rien faire ?
remark-grant = Le terrain ouvert est gratuit pendant cette action ; collines, fleuves et arêtes se paient.
remark-ridge-ahead = La tuile suivante paiera { money } pour l’arête devant elle.
remark-card-used = { $card } aura servi pour ce tour.
remark-stop = { $rounds ->
    [0] Inachevé : la voie disparaît après ce tour d’action.
    [one] Inachevé : encore un tour d’action pour continuer d’ici, puis la voie disparaît.
   *[other] Inachevé : encore { $rounds } tours d’action pour continuer d’ici, puis la voie disparaît.
} { $tiles ->
    [one] Une tuile posée.
   *[other] { $tiles } tuiles posées.
}
remark-keeps = { $city } garde { $cubes ->
    [one] un cube.
   *[other] { $cubes } cubes.
}
remark-empties = { $beyond ->
    [0] { $city } est alors vide : { $markers } sur { $needed }.
   *[other] { $city } est alors vide.
}
remark-free = Sans frais.
remark-hotel = { $cubes ->
    [0] Aucun cube du plan ne pourrait aller à { $city } pour le moment.
    [one] Un cube du plan pourrait aller à { $city }.
   *[other] { $cubes } cubes du plan pourraient aller à { $city }.
}
remark-hotel-mine = { $deliveries ->
    [0] Vous ne pouvez encore en livrer aucun.
    [one] Vous pourriez en livrer un dès maintenant.
   *[other] Vous avez { $deliveries } façons d’en livrer un dès maintenant.
}
remark-two-actions = Les deux se jouent maintenant, dans le tour d’action { $round }, avant le joueur suivant.
remark-new-cities = { $left ->
    [0] C’est la dernière tuile de cette couleur.
    [one] Il reste alors une tuile de cette couleur.
   *[other] Il reste alors { $left } tuiles de cette couleur.
}
remark-wanted = { $cubes ->
    [0] Aucun cube { $colour } sur le plan.
    [one] Un cube { $colour } sur le plan.
   *[other] { $cubes } cubes de cette couleur ({ $colour }) sur le plan.
}
remark-draws = { $cubes ->
    [0] Le sac est vide : aucun cube n’arrive.
    [one] Un cube arrive au hasard, parmi { $bag } dans le sac.
   *[other] { $cubes } cubes arrivent au hasard, parmi { $bag } dans le sac.
}
remark-callers = { $cubes ->
    [0] Aucun ne pourrait encore venir ici par vos liens.
    [one] Un d’eux pourrait déjà venir ici.
   *[other] { $cubes } d’entre eux pourraient déjà venir ici.
}
remark-refreshes = { $city } n’est alors plus vide : { $markers } sur { $needed }.
remark-west = { $cubes ->
    [0] Plus aucun cube rouge dans le sac. Ceux qui iront d’ici à { $city } y en amèneront de nouveaux.
    [one] Un cube rouge arrive. Ceux qui iront d’ici à { $city } y en amèneront de nouveaux.
   *[other] { $cubes } cubes rouges arrivent. Ceux qui iront d’ici à { $city } y en amèneront de nouveaux.
}
remark-west-far = { $links ->
    [0] Aucune suite de liens ne mène encore d’ici à { $city }.
    [one] Il y a 1 lien d’ici à { $city } ; votre locomotive en tire { $level }.
   *[other] Il y a { $links } liens d’ici à { $city } ; votre locomotive en tire { $level }.
}

# --- le journal -------------------------------------------------------------------------------

log-turn = Tour { $turn }
    .rule = TYC-20
log-last-turn = Tour { $turn }, le dernier
    .rule = TYC-20
log-round = Tour d’action { $round }
    .rule = TYC-25
log-bid = { $seat } offre { money }
    .rule = TYC-21
log-bid-pass = { $seat } passe
    .rule = TYC-21
log-auction-won = { $seat } joue en premier pour { paid }
    .rule = TYC-22
log-first-for-nothing = Personne n’offre : { $seat } joue en premier
    .rule = TYC-24
log-pass = { $seat } passe
    .rule = TYC-27
log-share = { $seat } émet une part, { $shares } en tout
    .rule = TYC-16
log-grant = { $seat } joue une concession
    .rule = TYC-66
log-tile = { $seat } pose { $hex } { $one }-{ $other } ({ paid })
    .rule = TYC-28
log-tiles = { $seat } pose { $count } tuiles, de { $first } à { $last } ({ paid })
    .rule = TYC-28
log-link = { $seat } achève { $city }–{ $other }, lien { $link }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
    .rule = TYC-31
log-unfinished-stopped = Arrêt en { $hex } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} depuis { $city }, lien inachevé
    .rule = TYC-32
log-unfinished-limit = Plus de tuile à poser : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $city } … { $hex }, lien inachevé
    .rule = TYC-32
log-unfinished-no_tile = Sans issue en { $hex } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} depuis { $city }, lien inachevé
    .rule = TYC-32
log-removed = { $links ->
    [one] Un lien inachevé disparaît
   *[other] { $links } liens inachevés disparaissent
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
    .rule = TYC-42
log-urbanized = { $seat } urbanise { $city } en { $colour } ({ paid }) : { drawn-cubes }
    .rule = TYC-43
log-urbanized-free = { $seat } urbanise { $city } en { $colour } sans frais : { drawn-cubes }
    .rule = TYC-43
log-upgrade = { $seat } achète la locomotive de niveau { $level } ({ paid })
    .rule = TYC-46
log-tycoon-revealed = { $seat } dévoile { $tycoon }
    .rule = TYC-47
log-delivered = { $seat } livre un cube { $colour }, { $city } → { $other }, { $links ->
    [one] { $links } lien
   *[other] { $links } liens
}
    .rule = TYC-53
log-emptied = { $beyond ->
    [0] { $city } est vide ({ $markers } / { $needed })
   *[other] { $city } est vide
}
    .rule = TYC-81
log-end-fixed = Le tour { $turn } sera le dernier
    .rule = TYC-82
log-hotel = { $card }
    .rule = TYC-68
log-objective = { $card }
    .rule = TYC-60
log-refilled = Les cubes de l’Ouest remplissent { $city } : { drawn-cubes }
    .rule = TYC-74
log-card = { $seat } prend { $card }
    .rule = TYC-59
log-grown = { $city } grandit : { drawn-cubes }
    .rule = TYC-64
log-west = { $seat } construit la conquête de l’Ouest, { $city } ({ paid }) : { $cubes ->
    [one] { $cubes } cube rouge
   *[other] { $cubes } cubes rouges
}
    .rule = TYC-70
log-turned-up = Carte retournée : { $card }, { $deck } dans la pioche
    .rule = TYC-78
log-income = Revenus du tour { $turn }
    .rule = TYC-75
log-gain-income = { $income } − { $dividends }{ $issued ->
    [0] {""}
    [one] , 1 part émise
   *[other] , { $issued } parts émises
} → { cash }
log-ended = Fin de la partie. { $reason }
    .rule = TYC-83
log-tycoons = Cartes de nabab
    .rule = TYC-89
log-gain-tycoon = { $tycoon } { $points ->
    [0] –
   *[other] +{ $points }
}
drawn-cubes = { $cubes ->
    [0] –
    [one] { $cube1 }
   *[other] { $cube1 } { $cube2 }
}
paid = { $issued ->
    [0] { money }
    [one] { money }, 1 part
   *[other] { money }, { $issued } parts
}

# --- ce qu’un choix vaut plus tard --------------------------------------------------------------

later-income = { $dividends ->
    [0] Revenus par tour
   *[other] Net par tour, { $income } − { $dividends }
}
later-shares = { $shares ->
    [one] { $shares } part, à la fin
   *[other] { $shares } parts, à la fin
}
later-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
later-points-off = −{ later-points }
later-tycoon-links_at_city = { $tycoon } : { $mine ->
    [0] aucun de vos liens
    [one] { $mine } de vos liens
   *[other] { $mine } de vos liens
} à { $city }
later-tycoon-most_links = { $tycoon }, le plus de liens : { later-place }
later-tycoon-fewest_shares = { $tycoon }, le moins de parts : vous en avez { $mine }
later-tycoon-first_to_engine_level = { $tycoon } : { $mine ->
    [0] vous n’êtes pas premier au niveau { $level }
   *[other] vous êtes premier au niveau { $level }
}
later-tycoon-built_western_link = { $tycoon } : { $mine ->
    [0] pas encore de conquête de l’Ouest
   *[other] votre conquête de l’Ouest compte
}
later-tycoon-longest_line = { $tycoon }, la plus longue suite de liens : { later-place }
later-tycoon-connects = { $tycoon } : vos liens { $mine ->
    [0] ne joignent pas encore { $city } et { $other }
   *[other] joignent { $city } et { $other }
}
later-tycoon-most_money = { $tycoon }, le plus d’argent (en milliers) : { later-place }

# --- refus ------------------------------------------------------------------------------------

no-such-hex = { $hex } n’est pas sur le plan.
no-such-city = Il n’y a pas de ville { $city }.
no-such-colour = Aucun cube n’a la couleur { $colour }.
beginners-game = La partie des débutants n’a ni cartes ni conquête de l’Ouest.

bid-too-low = { $amount } 000 $, c’est trop peu : offrez { $least } 000 $ ou plus.
bid-too-high = { $amount } 000 $, c’est trop : les offres s’arrêtent à { $most } 000 $.

shares-enough = Vous avez émis { $most } parts de votre plein gré pendant ce tour. C’est la limite.
nothing-to-build = Aucune tuile à poser : toutes les sorties sont fermées, ou il ne vous reste plus de locomotive.
nothing-to-deliver = Aucun cube ne peut atteindre une ville de sa couleur par vos liens.
no-card-to-take = Aucune carte visible ne peut être prise.
engine-at-top = Votre locomotive est au niveau { $level } ; il n’y en a pas au-dessus.
no-gray-city = Il ne reste plus de ville grise.
no-new-city = Il ne reste plus de tuile de nouvelle ville.

hex-is-city = { $city } est une ville ; la voie s’arrête à ses sorties.
hex-is-western = { $hex } est réservé à une conquête de l’Ouest.
hex-closed = Aucune voie ne peut être posée en { $hex }.
sides-wrong = Aucune tuile en { $hex } ne joint ces côtés : ils sont à deux ou trois l’un de l’autre, le plus petit d’abord.
hex-full = { $hex } est plein : il porte deux voies.
side-used = Une voie passe déjà par un côté de { $hex } qu’il faut à cette tuile.

end-off-land = Depuis { $hex }, la voie ne mènerait nulle part : ni terre ni sortie de ce côté.
end-at-western = La voie ne peut pas mener à { $hex } : il est réservé à une conquête de l’Ouest.
end-at-full-hex = La voie ne peut pas mener à { $hex } : il est plein.
end-at-foreign = La voie ne peut pas mener à { $hex } : le lien d’un autre joueur s’y arrête.
not-at-exit = { $hex } ne touche ni une sortie libre ni un bout libre à vous. Partez d’une ville.
not-at-loose-end = La tuile suivante continue le bout libre en { $end }, pas en { $hex }.
link-to-itself = Le lien reviendrait à { $city }. Un lien joint deux villes.
link-twice = Vous avez déjà un lien entre { $city } et { $other }.
no-locomotive = Il ne vous reste plus de locomotive pour marquer un lien.
stop-too-early = Posez une tuile avant de vous arrêter, ou annulez ce choix.
no-grant = Vous n’avez pas de concession.
grant-too-late = La concession se joue avant la première tuile.
grant-played = Une concession est en vigueur ; une seule par action.

city-not-gray = { $city } a déjà une couleur. On n’urbanise que les villes grises.
new-city-spent = Plus de tuile de nouvelle ville en { $colour }.
new-city-never = Il n’existe pas de tuile de nouvelle ville en { $colour }.

no-such-cube = Pas de cube { $colour } à { $city }.
no-such-link = Il n’y a pas de lien { $link }.
route-empty = Dites par quels liens passe le cube.
first-link-foreign = Le premier lien n’est pas à vous : lien { $link }. Un cube part par un de vos liens.
route-too-long = { $links } liens, et votre locomotive en tire { $level }.
route-broken = Le lien { $link } ne part pas de la ville qui précède.
city-twice = Le trajet passe deux fois par { $city }.
stops-before = Ce cube { $colour } s’arrête d’abord à { $city }.
not-accepted = { $city } ne prend pas les cubes de cette couleur ({ $colour }).
other-route = Un trajet de même valeur vers { $city }, aux numéros plus petits, tient lieu de celui-ci.
no-chain = Le cube { $colour } qui est à { $city } n’a aucune suite de liens vers une ville de sa couleur.
no-chain-to = Aucune suite de liens ne mène à { $city }.
cube-stays = Aucune ville de cette couleur ({ $colour }) n’est accessible depuis { $city } par vos liens.

no-such-card = Il n’y a pas de carte { $card }.
card-not-up = { $card } n’est pas visible.
card-is-objective = { $card } est un objectif : le premier qui le remplit marque, personne ne le prend.
card-useless = { $card } ne servirait à rien maintenant.

not-western = { $city } n’a pas de conquête de l’Ouest.
west-taken = La conquête de l’Ouest est déjà construite à { $city }.
west-unlinked = Achevez d’abord un lien jusqu’à { $city } ; vous pourrez ensuite aller vers l’Ouest.

another-action = { $step ->
    [auction] L’enchère d’abord : offrez, ou passez.
    [choose_action] C’est une action que l’on choisit maintenant : construire, urbaniser, améliorer, livrer, une carte, l’Ouest, ou passer.
    [build] Un lien est en construction : continuez-le, arrêtez, ou annulez.
    [urbanize] Une ville va être urbanisée : choisissez-la, ou annulez.
    [deliver] Un cube va être livré : choisissez lequel, ou annulez.
    [take_card] Une carte va être prise : choisissez-la, ou annulez.
    [western_link] Un lien vers l’Ouest va être construit : choisissez sa ville, ou annulez.
   *[other] La carte prise passe d’abord : dites ce qu’elle fait.
}
exit-used = Une voie passe par cette sortie ({ $city }).
exit-closed = Aucune tuile ne peut commencer ici ({ $city }).
finish-link = La tuile suivante continue le bout libre en { $hex }.
is-link = Lien { $link }, { $city }–{ $other } : il appartient à { $seat }. La voie reste comme elle est.
is-unfinished = Lien inachevé, { $seat }, depuis { $city } : seul son propriétaire le continue, jusqu’à la fin du tour d’action 3.
is-space = Case { $space } : { $income ->
    [0] 0 $
   *[other] { NUMBER($income) } 000 $
} de revenus.
is-seat = Les chiffres d’un joueur sont publics ; ce n’est pas un choix.
is-stop = Une action de ce tour. Le journal la raconte.
is-offered = C’est proposé : choisissez-le si vous voulez.

# --- options d'une nouvelle table -------------------------------------------------------------

option-beginner-sentence = Nous jouons { $choice }.
option-beginner-true = la partie des débutants, sans cartes ni Ouest
option-beginner-false = la partie entière
option-beginner-rule = TYC-91

# --- fin de la partie -------------------------------------------------------------------------

end-markers = Assez de villes étaient vides.
end-all_passed = Tout le monde a passé pendant un tour entier.
end-turns = Le tout dernier tour a été joué.

score-said = { $amount ->
    [one] { $amount } point
   *[other] { NUMBER($amount) } points
}
finish-level = Les lignes achevées départagent, puis l’argent.
source-links = Liens
source-hotels = Hôtels
source-objectives = Objectifs
source-shares = Parts
source-tycoon = Nabab

# --- le plateau dans un terminal --------------------------------------------------------------

sketch-legend = R X6 New Y KPP 12»1 : couleur, case, ville, cubes (◌ aucun), joueurs qui y ont un lien, conquête de l’Ouest. Joueurs : $ milliers de dollars, ▤ parts, ★ points, ⚙ locomotive, ═ liens, +revenus−dividendes, cartes.

# --- le plateau -------------------------------------------------------------------------------

board-map = Plan de l’est des États-Unis
board-atlantic = Océan Atlantique
board-gulf = Golfe du Mexique
board-superior = Lac Supérieur
board-michigan = Lac Michigan
board-huron = Lac Huron
board-erie = Lac Érié
board-ontario = Lac Ontario
board-canada = CANADA
board-west = L’OUEST
board-florida = Floride

board-city-red = ville rouge
board-city-yellow = ville jaune
board-city-blue = ville bleue
board-city-black = ville noire
board-city-purple = ville pourpre
board-city-gray = ville grise
board-city = { $city }, { $colour }, { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} : { $cubes }
board-city-empty = { $city }, { $colour }, vide
board-cube = cube { $colour } à { $city }
board-exit = sortie { $side }, { $city }
board-exit-to = vers { $side }
board-western = conquête de l’Ouest, { $city }
board-loose = bout libre en { $hex }, { $side }
board-tile = voie en { $hex }, { $sides }
board-link = { $city }–{ $other }, lien : { $seat }
board-unfinished = lien inachevé : { $seat }, { $city } jusqu’en { $hex }
board-hex = hexagone { $hex }
board-side-NE = nord-est
board-side-E = est
board-side-SE = sud-est
board-side-SW = sud-ouest
board-side-W = ouest
board-side-NW = nord-ouest

board-thousands = { $amount ->
    [0] gratuit
   *[other] { $amount } k$
}
board-thousands-plus = +{ $amount } k$
board-legend = Prix du terrain
board-ground-open = Terrain ouvert
board-ground-hills = Collines
board-ground-river = Fleuve
board-ground-ridge = Arête
board-index = Le plan entier ; cliquez pour y aller
board-index-open = Ouvrir le plan entier

board-header = Tour { $turn }, tour d’action { $round } sur { $rounds }
board-header-auction = Tour { $turn }, enchère
board-header-last = Tour { $turn }, le dernier
board-header-next-last = Tour { $turn }, le prochain est le dernier
board-auction = Enchère
board-round-n = Tour d’action { $round }
board-income = Revenus
board-income-last = Revenus et dividendes du dernier tour
board-last-turn = Dernier tour
board-next-last = Le prochain tour est le dernier
board-end-last = Dernier tour : la partie finit après le { $rounds }e tour d’action
board-end-next = La fin est fixée : le prochain tour, le { $turn }, est le dernier
board-passed = a passé
board-stop-done = { $seat } : { $deed }
board-stop-now = { $seat } joue
board-stop-todo = { $seat } jouera plus tard
board-deed-build = construit, départ { $city }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { money }
board-deed-deliver = livre un cube { $colour }, { $city } → { $other }
board-deed-upgrade = achète la locomotive de niveau { $level }
board-deed-card = prend { $card }
board-deed-urbanize = urbanise { $city } en { $colour }
board-deed-western_link = construit la conquête de l’Ouest, { $city }
board-deed-pass = passe

board-seat = Place
board-income-turn = Revenus du tour { $turn }
board-income-points = Points
board-income-income = Revenus
board-income-shares = Parts
board-income-dividends = Dividendes
board-income-issued = Émises
board-income-cash = Caisse
board-income-forced = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
board-income-removed = { $count ->
    [one] Un lien inachevé disparaît.
   *[other] { $count } liens inachevés disparaissent.
}
board-income-card = Nouvelle carte : { $card }
board-income-met = { $seat } : { $card }, +{ $points }.
board-income-close = Continuer la partie

board-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
board-place-title = Rang dans l’ordre de ce tour
board-tycoon-hidden = Un nabab caché
board-filter-seat = Ne mettre en valeur que ces liens
board-cash = Caisse
board-cash-sum = { cash } ; après { $income } de revenus et { $dividends } de dividendes : { $next ->
    [0] 0 $
   *[other] { NUMBER($next) } 000 $
}
board-shares = Parts
board-shares-title = { $count } parts, dont { $turn } émises librement ce tour-ci
board-engine = Loco.
board-engine-next = Le niveau suivant coûte { NUMBER($amount) } 000 $
board-engine-top = Il n’y a pas de niveau au-dessus
board-links = Liens
board-links-sum = { $links } liens achevés, { $left } locomotives pour en marquer d’autres
board-next = Net { $income } − { $dividends }
board-net-sum = Revenus { $income } pour { $points } points, moins { $dividends } de dividendes pour { $shares } parts, en milliers
board-score-parts = Points : liens { $links }, hôtels { $hotels }, objectifs { $objectives } ; moins les parts { $total }
board-card-used = utilisée ce tour-ci

board-panel-tycoon = Mon nabab
board-panel-whole = Plan entier
board-panel-profile = Revenus
board-panel-cards = Cartes
board-tycoon-secret = secret
board-tycoon-lift = la retourner
board-tycoon-tie = l’égalité ne suffit pas
board-tycoon-none = Aucun nabab à voir.
board-on-map = plan
board-in-bag = sac
board-filter-colour = { $colour } : { $map } sur le plan, { $bag } dans le sac
board-my-links = Mes liens
board-their-links = Ses liens
board-prices = Prix
board-whole = Tout voir
board-empty-cities = Villes vides

board-profile = Revenus selon les points, avec les joueurs
board-profile-title = Points et revenus
board-in-thousands = en milliers de dollars
board-space = { $space } points : revenus { $income ->
    [0] 0 $
   *[other] { NUMBER($income) } 000 $
}
board-income-move = revenus { $from } → { $to }
board-income-now = revenus { $income }
board-income-more = { $more ->
    [one] { $more } point de plus
   *[other] { $more } points de plus
} : { $income }

board-cards-objectives = Objectifs
board-cards-title = Cartes d’opérations
board-unseen = Dans la pioche : { $cards }
board-cards-objectives-note = au premier qui le fait
board-cards-take = À prendre
board-cards-take-note = une action
board-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-short-first_delivery = première livraison
board-short-first_delivery_over_links = { $links } liens ou plus
board-short-first_delivery_to = première livraison
board-short-first_engine_level = niveau { $level }
board-short-major_line = liens à soi
board-short-major_line_west = liens à soi
board-short-free_urbanize = urbaniser, gratuit
board-short-add_cubes = { $cubes } cubes en ville
board-short-two_actions = deux actions
board-short-open_terrain_free_one_build = terrain ouvert gratuit
board-short-build_limit = une cinquième tuile
board-hotel-so-far = { $cubes ->
    [0] Aucun cube n’est encore arrivé à { $city }.
    [one] Un cube est arrivé à { $city } jusqu’ici.
   *[other] { $cubes } cubes sont arrivés à { $city } jusqu’ici.
}
board-short-hotel = { $points } par cube livré

board-way-on = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { money }
board-way-on-later = { $tiles } tuiles dont { $now } à présent, { money }, { $actions } actions
board-way-none = Pas de chemin : { $hex } fait obstacle
board-way-full = { $hex } est plein
board-way-taken = Une voie barre { $hex }
board-new = nouveau
board-new-city = Nouvelle ville, { $colour }, il en reste { $left }
board-ways = { $count ->
    [one] { $count } trajet
   *[other] { $count } trajets
}
board-way = Trajet
board-way-n = { $number }.
board-others = Autres
board-deliveries = Toutes les livraisons
board-deliveries-order = Ordre de la liste
board-deliveries-points = Par points
board-deliveries-rivals = Prises des rivaux
board-deliveries-city = Par ville
board-close = Fermer
board-find-city = Ville
board-unfinished-links = Liens inachevés
board-unfinished-end = { $city } → { $hex }
board-unfinished-short = { $city } → { $hex }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
board-another-cube = Un autre cube
board-another-exit = Une autre sortie
board-another-city = Une autre ville
board-another-newcity = Une autre couleur
board-continue = continuer
board-grant = Concession
board-grant-on = terrain ouvert gratuit
board-grant-off = pour cette action
board-shares-fewer = Une part de moins
board-shares-more = Une part de plus
board-shares-count = { $count } sur { $most }

board-end-links = Liens possédés
board-end-link-points = Cubes passés dessus
board-end-shares = Parts émises
board-end-owner = propriétaire
board-end-tycoon = { $tycoon }
board-end-met = +{ $points }
board-end-missed = manqué

board-keys-colour = Seulement les cubes de cette couleur ; sur une ville, prendre ce cube
board-keys-way = Le trajet suivant vers la même ville
board-keys-deliveries = Toutes les livraisons en liste
board-keys-city = Chercher une ville par ses premières lettres
board-keys-shares = Moins ou plus de parts à émettre
board-keys-stop = S’arrêter là
board-keys-mine = Mes liens seulement
board-keys-prices = Prix du terrain
board-keys-whole = Plan entier

# --- les choses expliquées ----------------------------------------------------------------------
about-row-cubes = Cubes
about-row-hotel = Hôtel
about-row-west = Vers l’Ouest
about-row-next = Suite
about-row-reach = Tire
about-row-locomotives = Locomotives
about-row-brings = Apporte
about-row-each-turn = À chaque tour
about-row-at-end = À la fin
about-row-issued = Émises
about-row-this-turn = Ce tour-ci
about-row-wanted = Demandé à
about-row-to = Vers
about-row-now = État
about-row-ground = Terrain
about-row-river = Fleuve
about-row-ridge = Arête
about-row-track = Voie
about-row-lost = Retirée
about-row-owner = Propriétaire
about-row-pays = Rapporte
about-row-price = Prix
about-row-does = Effet
about-row-nearest = Au plus près
about-row-holders = Détenue par
about-row-high = Enchère la plus haute
about-row-passed = Ont passé
about-row-income = Revenu
about-row-dividends = Dividendes
about-row-here = Ici
about-row-links = Liens
about-row-hotels = Hôtels
about-row-objectives = Objectifs
about-row-shares = Parts
about-row-cash = Argent
about-row-engine = Locomotive
about-row-place = Au tour de
about-none = aucun
about-so-many = { $count } { $colour }
about-level = niveau { $level }
about-number = { $number }
about-reach = un cube sur { $links ->
    [one] { $links } lien
   *[other] { $links } liens
}
about-share = Part
about-share-point = −1 point
about-route = Trajet
about-exit-free = une voie peut partir d’ici
about-exit-used = une voie part d’ici
about-exit-closed = fermée par une voie
about-no-track = aucune voie ne peut s’y trouver
about-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
about-lost = après le tour d’action { $round }, si le lien n’est pas achevé
about-link-pays = 1 point pour chaque cube qui la parcourt
about-link-number = lien { $link }
about-cubes = { $cubes } cubes au hasard
about-space = { $space } points
