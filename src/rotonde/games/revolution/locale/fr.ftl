# Railroad Revolution, en français.
#
# Une *action* est l’une des quatre : Gare, Voie ferrée, Télégraphe, Commerce ; ses *éléments* se
# résolvent dans l’ordre qu’on veut. Une *part* est une part du Télégraphe. Un ouvrier du *stock* est
# prêt ; un ouvrier utilisé est sur une action. Une *étape* demande des *managers*. Une *offre* est
# l’une des deux offres de la tuile Marché visible. Les noms de joueurs ne suivent jamais « de », et
# rien ne s’accorde avec eux.

game-title = Railroad Revolution
game-tagline = Des rails vers l’ouest, un fil à côté. Chaque ouvrier est un verbe, et une monnaie.
game-players = 2 à 4 joueurs
game-minutes = 90

# --- villes, ouvriers, actions, éléments -------------------------------------------------------

city-washington = Washington
city-charlotte = Charlotte
city-miami = Miami
city-little_rock = Little Rock
city-chicago = Chicago
city-houston = Houston
city-kansas_city = Kansas City
city-duluth = Duluth
city-bismarck = Bismarck
city-denver = Denver
city-el_paso = El Paso
city-salt_lake_city = Salt Lake City
city-seattle = Seattle
city-san_francisco = San Francisco
city-san_diego = San Diego

colour-white = le blanc
colour-purple = le violet
colour-orange = l’orange
colour-grey = le gris
colour-turquoise = le turquoise

worker-white = un ouvrier blanc
worker-purple = un ouvrier violet
worker-orange = un ouvrier orange
worker-grey = un ouvrier gris
worker-turquoise = un ouvrier turquoise

where-stock = en stock
where-board = employé

action-station = Gare
action-railroad = Voie ferrée
action-telegraph = Télégraphe
action-trade = Commerce

part-station = gare
part-rail = rail
part-office = bureau
part-sale = vente
part-reward = récompense
part-first_bonus = bonus de première gare
part-tile = tuile Télégraphe
part-flip = train à retourner
part-promotion = promotion
part-ability = capacité

# Ce qui est abandonné, après « Vous n’avez pas utilisé ».
unused-reward = la récompense de la ville
unused-first_bonus = le bonus de première gare
unused-tile = la tuile Télégraphe
unused-flip = le retournement d’un train
unused-promotion = la promotion
unused-ability = la capacité de l’ouvrier

piece-building = un bâtiment
piece-rail = un rail

track-telegraph = Télégraphe
track-stations = Gares
track-network = Réseau

train-promote_2 = le train de deux promotions
train-advance_3 = le train de trois pas
train-rail_100 = le train au rail gratuit
train-money_600 = le train de 600 $
train-shares_3 = le train de trois parts

# les mêmes sur un bouton
brings-promote_2 = 2 promotions
brings-advance_3 = 3 pas
brings-rail_100 = un rail
brings-money_600 = 600 $
brings-shares_3 = 3 parts

# --- ce que font les tuiles, les offres, les trains et les ouvriers ----------------------------

# les mêmes sur un bouton
take-1a = un rail
take-1b = 3 pas
take-2a = un bureau
take-2b = 3 parts
take-3a = une gare
take-3b = un train
take-4a = un échange
take-4b = 400 $

setup-1a = un rail en prolongement
setup-1b = jusqu’à trois pas sur les pistes
setup-2a = le premier bureau en section 3 ou 6
setup-2b = trois parts
setup-3a = la première gare à Washington ou à Charlotte
setup-3b = un train à prendre
setup-4a = un échange d’ouvrier
setup-4b = 400 $

reward-1w = un ouvrier violet ou orange
bonus-1w = deux parts
reward-1c = un ouvrier gris ou turquoise
bonus-1c = un échange d’ouvrier
reward-2a = un ouvrier violet ou gris
bonus-2a = un train à retourner
reward-2b = un ouvrier orange ou turquoise
bonus-2b = une part, puis une promotion
reward-2c = jusqu’à trois pas sur les pistes
bonus-2c = un pas sur une piste, puis une promotion
reward-3a = un ouvrier violet ou turquoise
bonus-3a = deux parts
reward-3b = un ouvrier orange ou gris
bonus-3b = jusqu’à deux pas sur les pistes
reward-3c = jusqu’à quatre pas sur les pistes
bonus-3c = un échange d’ouvrier
reward-4a = un ouvrier violet et un ouvrier orange
bonus-4a = 100 $ : un train à retourner
reward-4b = un ouvrier gris et un ouvrier turquoise
bonus-4b = 200 $ : jusqu’à deux promotions
reward-4c = jusqu’à cinq pas sur les pistes
bonus-4c = 200 $ : un ouvrier de n’importe quelle couleur
reward-4d = jusqu’à cinq pas sur les pistes
bonus-4d = 200 $ : un train à prendre
reward-5a = un ouvrier violet et un ouvrier turquoise
bonus-5a = jusqu’à trois pas sur les pistes
reward-5b = un ouvrier orange et un ouvrier gris
bonus-5b = 100 $ : un train à prendre
reward-5c = jusqu’à six pas sur les pistes
bonus-5c = 200 $ : un ouvrier de n’importe quelle couleur

tile-1 = un rail gratuit
tile-2 = deux retournements de train
tile-3 = un train à prendre
tile-4 = jusqu’à deux promotions
tile-5 = 600 $
tile-6 = jusqu’à quatre pas sur les pistes

deal-1-1 = un échange d’ouvrier
deal-1-2 = un rail gratuit
deal-2-1 = un train à retourner
deal-2-2 = une gare gratuite
deal-3-1 = jusqu’à deux pas sur les pistes
deal-3-2 = un ouvrier violet
deal-4-1 = jusqu’à deux promotions, 100 $ chacune
deal-4-2 = un train à prendre
deal-5-1 = deux retournements de train
deal-5-2 = un ouvrier orange
deal-6-1 = jusqu’à quatre pas sur les pistes
deal-6-2 = un ouvrier gris et un ouvrier turquoise
deal-7-1 = un bureau gratuit
deal-7-2 = un ouvrier gris
deal-8-1 = un rail gratuit
deal-8-2 = un train à prendre
deal-9-1 = jusqu’à six pas sur les pistes
deal-9-2 = un ouvrier turquoise

# les mêmes sur un bouton
offer-1-1 = Un échange
offer-1-2 = Un rail
offer-2-1 = Retourner un train
offer-2-2 = Une gare
offer-3-1 = 2 pas
offer-3-2 = Un ouvrier violet
offer-4-1 = 2 promotions
offer-4-2 = Un train
offer-5-1 = Retourner deux fois
offer-5-2 = Un ouvrier orange
offer-6-1 = 4 pas
offer-6-2 = Gris et turquoise
offer-7-1 = Un bureau
offer-7-2 = Un ouvrier gris
offer-8-1 = Un rail
offer-8-2 = Un train
offer-9-1 = 6 pas
offer-9-2 = Un ouvrier turquoise

ability-white-any = une promotion
ability-purple-station = 100 $ : un train à retourner
ability-grey-station = le bonus de première gare de la ville, à son prix
ability-orange-station = la gare ne coûte rien
ability-turquoise-station = 300 $ : la récompense de la ville une fois de plus
ability-purple-railroad = 300 $ : un train à prendre
ability-grey-railroad = deux parts
ability-orange-railroad = 100 $ et 50 $ par triangle
ability-turquoise-railroad = un troisième rail, 100 $ par triangle
ability-purple-telegraph = un échange d’ouvrier
ability-grey-telegraph = les parts du premier bureau
ability-orange-telegraph = 100 $ par part du bureau
ability-turquoise-telegraph = 400 $ : le bonus de la tuile
ability-purple-trade = jusqu’à trois pas sur les pistes
ability-grey-trade = une offre en privé, une part en plus
ability-orange-trade = 100 $ par train possédé
ability-turquoise-trade = un train à retourner

bonus-promote_2 = jusqu’à deux promotions
bonus-advance_3 = jusqu’à trois pas sur les pistes
bonus-rail_100 = 100 $ : un rail gratuit
bonus-money_600 = 600 $
bonus-shares_3 = trois parts

# --- chiffres -----------------------------------------------------------------------------------

dollars = { NUMBER($amount) } $
dollars-minus = −{ NUMBER($amount) } $
dollars-plus = { $amount ->
    [0] 0 $
   *[other] +{ NUMBER($amount) } $
}
shares-plus = { $count ->
    [0] aucune part
    [one] +1 part
   *[other] +{ $count } parts
}
points = { $count } PV
points-plus = { $count ->
    [0] 0 PV
   *[other] +{ $count } PV
}
points-minus = −{ $count } PV
gate-money-price = { NUMBER($amount) } $
gate-shares-price = { $amount ->
    [one] { $amount } part
   *[other] { $amount } parts
}
gate-worker-price = { $amount ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
}

# --- questions ----------------------------------------------------------------------------------

prompt-pick = Quelle tuile Mise en place prenez-vous ?
prompt-worker = Quel ouvrier va sur quelle action ?
prompt-skip = Aucune action n’est possible
prompt-space = Où envoyer { $worker } ?
prompt-station = Quelle ville reçoit votre gare ?
prompt-railroad = Où poser le prochain rail ?
prompt-telegraph = Quelle section reçoit votre bureau ?
prompt-trade = Que vendez-vous ?
prompt-finish = Finir l’action ?
prompt-more = Que faites-vous encore ?
prompt-pay = Comment payer { NUMBER($due) } $ ?
prompt-promote = Qui devient manager ?
prompt-advance = Quelle piste avance ?
prompt-discard = Quel ouvrier rendez-vous ?
prompt-give = Quel ouvrier échangez-vous ?
prompt-take = Quel ouvrier prenez-vous ?
prompt-gain = Quel ouvrier recevez-vous ?
prompt-train = Quel train prenez-vous ?
prompt-flip = Quel train retournez-vous ?
prompt-alone = Quelle offre prenez-vous, rien que pour vous ?
prompt-market = Prenez-vous une offre ?
prompt-keep = Quelle étape gardez-vous ?
prompt-hire = Qui engagez-vous ?
prompt-place-rail = Où poser le rail ?
prompt-extra = Où poser le troisième rail ?
prompt-place-station = Quelle ville reçoit la gare ?
prompt-place-office = Quelle section reçoit le bureau ?

over-setup = Mise en place
over-turn = Votre tour, tour de table { $round }
over-end-set = Le tour de table { $round } est le dernier : il vous reste deux tours
over-last-turn = Votre dernier tour, tour de table { $round }
over-action = { $action } avec { $colour }
over-market = Marché { $tile }, ouvert par { $seat }
over-market-own = Marché { $tile }, que vous avez ouvert
over-keep = Étape terminée : une tuile { $pile } est à vous

hint-pick = L’ouvrier rejoint d’abord votre stock, puis la tuile prend effet.
hint-promote-price = Chaque promotion coûte { $price } $.
hint-then = { $count ->
    [one] Un autre effet suit.
   *[other] { $count } autres effets suivent.
}

# --- choix --------------------------------------------------------------------------------------

group-setup = Tuiles Mise en place
group-workers = Ouvriers et actions
group-choices = Choix
group-finish = Finir
group-sell = Vendre une part
group-hire = Engager

label-setup = { $worker } et { $effect }
label-worker = { $worker } → { $action }
label-colour = { $worker }
label-action = { $action }
label-skip = Passer : il ne reste aucune pièce
label-city = { $city }
label-space = { $space }
label-section = Section { $section }
label-sale-building = Un bâtiment
label-sale-rail = Un rail
label-part-reward = Récompense
label-part-first_bonus = Premier bonus
label-part-tile = Tuile, pour un ouvrier
label-part-flip = Retourner un train
label-part-promotion = Promouvoir
label-part-ability = { $worker } { $ability }
label-finish = Finir
label-stop = Arrêter
label-promote = { $worker } → { $milestone }
label-promote-either = { $worker } { $where } → { $milestone }
label-track = { $track }
label-own-worker = { $worker } { $where }
label-train = Train : { $brings }
label-flip-down = Utiliser : { $brings }
label-flip-up = Relever : { $brings }
label-deal = { $brings }
label-pass = Passer
label-keep = Garder { $milestone }
label-sell = Vendre une part
label-hire = Engager

# How much a worker stands for, on its button.
pick-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
pick-milestones = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}

detail-flip = { $price ->
    [0] { $count ->
        [0] puis 0 PV
       *[other] de nouveau { $count } PV
    }
   *[other] { NUMBER($price) } $, puis { $count } PV
}
detail-sell-due = +{ NUMBER($amount) } $, { $count ->
    [one] { $count } due
   *[other] { $count } dues
}
detail-pays = −{ NUMBER($amount) } $
detail-deal = { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
}
detail-deal-given = { $shares ->
    [one] { $shares } part, donnée
   *[other] { $shares } parts, dont { $given } donnée
}
detail-deal-money = { $shares ->
    [one] { $shares } part et { $money } $
   *[other] { $shares } parts et { $money } $
}

# Ce qu'offre une action, sur sa ligne du pupitre.
offers-station = { $count } villes, { $least } à { $most } $
offers-station-same = { $count ->
    [one] une ville, { $figure } $
   *[other] { $count } villes, { $figure } $ chacune
}
offers-railroad = deux rails, { $base } $ + { $each } $ par ▲
offers-telegraph = { $count } sections, { $least } à { $most } parts
offers-telegraph-same = { $count ->
    [one] une section, { $figure } parts
   *[other] { $count } sections, { $figure } parts chacune
}
offers-trade = vente, { $amount } $ ; retourner un train

# --- la feuille de route ------------------------------------------------------------------------

waybill-title = { $action }, { $worker }
waybill-part = { $part }
waybill-station = { $city }, { $amount } $
waybill-rail = { $space }, { $amount } $
waybill-office = section { $section }
waybill-nothing-due = Rien n’est dû.
waybill-due = Dû : { NUMBER($due) } $ ; vous avez { NUMBER($cash) } $ ; { $shares ->
    [0] aucune part à vendre
    [one] 1 part à vendre
   *[other] { $shares } parts à vendre
  }, et il restera { NUMBER($left) } $.
waybill-market = Puis la tuile Marché { $tile } est résolue.

# --- aperçus ------------------------------------------------------------------------------------

preview-title = Ce que cela apporte
preview-money = { NUMBER($old) } $ → { NUMBER($new) } $
preview-shares = Parts : { $old } → { $new }
preview-workers = Ouvriers : { $old } → { $new }
preview-due = Dû : { NUMBER($old) } $ → { NUMBER($new) } $
preview-points = { $old } → { $new } PV
preview-step = { $gate ->
    [none] { $old } → { $new } PV, sans péage
    [money] { $old } → { $new } PV, péage { NUMBER($price) } $ : reste { NUMBER($left) } $
    [shares] { $old } → { $new } PV, péage { $price ->
        [one] { $price } part
       *[other] { $price } parts
    } : reste { $left }
   *[worker] { $old } → { $new } PV, péage { $price ->
        [one] { $price } ouvrier
       *[other] { $price } ouvriers
    } : reste { $left }
}
preview-paid = { $shares ->
    [0] { NUMBER($cash) } $, reste { NUMBER($left) } $
    [one] { NUMBER($cash) } $ + 1 part, reste { NUMBER($left) } $
   *[other] { NUMBER($cash) } $ + { $shares } parts, reste { NUMBER($left) } $
}
preview-short = plus que ne rapporteraient toutes les parts
preview-then-market = { $deals ->
    [none] aucune offre à portée
    [either] { $shares ->
        [one] { $shares } part : l’une ou l’autre
       *[other] { $shares } parts : l’une ou l’autre
    }
    [second] { $shares ->
        [one] { $shares } part : offre 2
       *[other] { $shares } parts : offre 2
    }
   *[first] { $shares ->
        [one] { $shares } part : offre 1
       *[other] { $shares } parts : offre 1
    }
}
preview-count = { $old } → { $new }/{ $need }
preview-condition = { $milestone } : une condition est remplie
preview-market = Puis la tuile Marché { $tile } est résolue.
preview-completed = { $milestone } est terminée : { $count } PV.
preview-completes = { $milestone } se termine à la fin de ce tour.
preview-below = il en faut { $minimum } à la fin du tour
preview-train-now = { $bonus }
preview-train-later = à retourner plus tard : { $bonus }
doubt-finish-1 = Un élément encore ouvert sera perdu : { $part1 }. Finir quand même ?
doubt-finish-2 = Des éléments encore ouverts seront perdus : { $part1 } et { $part2 }. Finir quand même ?
doubt-finish-3 = Des éléments encore ouverts seront perdus : { $part1 }, { $part2 } et { $part3 }. Finir quand même ?
doubt-finish-4 = Des éléments encore ouverts seront perdus : { $part1 }, { $part2 }, { $part3 } et { $part4 }. Finir quand même ?

# --- ce qu’un choix vaut plus tard --------------------------------------------------------------

later-telegraph = Télégraphe { $count } × { $value }
later-stations = Gares { $count } × { $value }
later-network = Villes de niveau 5 { $count } × { $value }
later-trains = Trains visibles : { $count }
later-milestones = Étapes : { $count }
later-links = Voisins
later-milestone = { $milestone }, une fois terminée : conditions { $met }/{ $conditions }, managers { $seated }/{ $managers }

# --- refus --------------------------------------------------------------------------------------

setup-tile-gone = La tuile Mise en place { $tile } n’est pas là ; prenez l’une de celles qui restent.
city-not-on-tile = { $city } n’est pas sur cette tuile ; prenez l’une de ses villes.
section-not-on-tile = La section { $section } n’est pas sur cette tuile ; prenez l’une des siennes.
first-slot-taken = Sa première case est prise, et un bâtiment de mise en place va dans une première case.
worker-not-in-stock = Rien de tel dans votre stock ({ $colour }) ; les ouvriers utilisés reviennent quand le stock est vide.
no-building-left = Il ne reste aucun bâtiment sur votre plateau.
no-rail-left = Il ne reste aucun rail sur votre plateau.
no-piece-left = Il ne reste aucune pièce sur votre plateau.
no-city-open = Vos rails n’atteignent aucune ville sans gare à vous.
no-section-open = Vous avez un bureau dans chaque section.
action-too-dear = Il faut au moins { NUMBER($cost) } $ ; vous pouvez réunir { NUMBER($money) } $.
pass-not-needed = Il reste des pièces sur votre plateau : vous ne passez pas.
no-such-city = Il n’y a pas de ville appelée { $city }.
city-not-reached = Vos rails n’atteignent pas cette ville : { $city }.
city-has-your-station = Vous avez déjà une gare ici : { $city }.
no-such-space = Il n’y a pas de case Rail { $space }.
space-has-your-rail = Vous avez déjà un rail en { $space }.
space-not-reached = { $space } n’est pas à côté de vos rails.
no-such-section = Il n’y a pas de section { $section } au Télégraphe.
section-has-your-office = Vous avez déjà un bureau en section { $section }.
part-not-here = Cette action n’a pas cet élément : { $part }.
part-used = Cet élément est utilisé : { $part }.
pieces-placed = La pièce principale de cette action est posée.
pieces-first = La pièce principale de cette action vient d’abord.
rails-first = Les deux rails d’abord.
slot-spent = L’ouvrier a déjà servi : promotion ou capacité, pas les deux.
no-ability = Un ouvrier blanc n’a pas de capacité ; il peut promouvoir.
not-first = Votre gare n’est pas la première ici.
no-tile-here = Cette section n’a pas de tuile.
price-too-high = Le prix est de { NUMBER($price) } $ ; vous avez { NUMBER($money) } $. Vendez d’abord des parts si vous le pouvez.
does-nothing = Cela ne ferait rien maintenant.
pieces-left = { $left ->
    [one] Pas encore fini ; reste à faire : { $part }.
   *[other] Pas encore fini ; reste à faire : { $part }, { $left } fois.
}
due-not-covered = { NUMBER($due) } $ sont dus ; vous avez { NUMBER($money) } $. Vendez d’abord des parts.
piece-not-there = La section la plus à gauche qui contient quelque chose, la { $field }, n’a pas cela : { $kind }.
too-dear = Il faudrait { NUMBER($cost) } $ ; vous pouvez réunir { NUMBER($money) } $.
too-few-workers = Il resterait { $workers } ouvriers sur { $minimum } au moins ; une embauche coûte { NUMBER($price) } $, et vous pouvez réunir { NUMBER($money) } $.
no-way-on = Ensuite, l’action ne pourrait plus être terminée.
no-such-worker = Vous n’avez pas cela : { $colour } { $where }.
milestone-not-open = Cette étape n’est pas ouverte devant vous.
no-slot-for-colour = { $milestone } n’a pas de place libre pour { $colour }.
promotion-too-dear = Chaque promotion coûte { $price } $ ; vous avez { NUMBER($money) } $.
track-at-its-end = Cette piste est au bout : { $track }.
gate-not-covered = { $kind ->
    [money] Le péage demande { $amount } $ ; vous avez { $held } $.
   *[shares] Le péage demande { $amount ->
        [one] une part
       *[other] { $amount } parts
      } ; vous en avez { $held }.
  }
no-worker-for-gate = Le péage demande un ouvrier, et vous n’en avez pas à donner.
discard-for-nothing = Sans cet ouvrier, la tuile ne ferait rien.
nothing-to-take = La réserve n’a pas d’autre ouvrier à prendre pour celui-ci.
same-colour = La même couleur ne se prend que pour un ouvrier utilisé.
none-to-take = La réserve n’en a plus à prendre : { $colour }.
colour-gone = La réserve n’en a plus : { $colour }.
colour-not-offered = Cette couleur n’est pas proposée : { $colour }.
pile-empty = Cette pile est vide : { $train }.
no-such-train = Vous n’avez pas cela avec cette face : { $train }.
bonus-not-possible = Son bonus ne peut pas commencer maintenant : { $train }, prix { $price } $, vous avez { NUMBER($money) } $.
deal-needs-shares = { $needed ->
    [one] Il y faut une de vos parts ; vous en avez { $shares }.
   *[other] Il y faut { $needed } de vos parts ; vous en avez { $shares }.
}
deal-needs-money = Il y faut { $needed } $ ; vous avez { NUMBER($money) } $.
deal-taken = Vous avez déjà pris cette offre.
enough-deals = Quand un autre a ouvert le Marché, une seule offre par joueur.
pass-below-minimum = Vous avez { $workers } ouvriers ; engagez jusqu’à { $minimum }, puis passez.
milestone-not-looked-at = Elle n’est pas parmi celles que vous regardez.
not-at-this-step = On vend des parts et on engage juste avant ou juste après, pas maintenant.
no-shares = Vous n’avez aucune part à vendre.
none-to-hire = La réserve n’en a plus à engager : { $colour }.
hire-too-dear = Une embauche coûte { NUMBER($price) } $ ; vous avez { NUMBER($money) } $.
worker-first = Posez d’abord un ouvrier ; son action dit ensuite ce qui peut être choisi.
pick-first = Prenez d’abord une tuile Mise en place.
effect-first = Décidez d’abord ce qui est ouvert ; le reste de l’action attend.
is-offered = Ceci peut être choisi maintenant.

# --- journal ------------------------------------------------------------------------------------

log-round = Tour de table { $round }
    .rule = REV-50
log-picked = { $seat } prend { $worker } et { $effect }.
    .rule = REV-13
log-returned = { $seat } : les { $count } ouvriers reviennent tous.
    .rule = REV-51
log-worker = { $seat } envoie { $worker } : { $action }.
    .rule = REV-52
log-skipped = { $seat } passe : il ne reste aucune pièce.
    .rule = REV-54
log-ability = { $seat } utilise la capacité : { $effect }{ $price ->
    [0] .
   *[other] {""} ({ $price } $ payés).
  }
    .rule = REV-61
log-part = { $seat } paie { $price } $ pour cet élément : { $part }.
    .rule = REV-61
log-paid = { $seat } paie l’action.
    .rule = REV-62
log-station = { $seat } construit une gare : { $city }, { $cost } $.
    .rule = REV-70
log-station-first = { $seat } construit la première gare : { $city }, { $cost } $.
    .rule = REV-70
log-rail = { $seat } pose un rail en { $space }, { $cost } $.
    .rule = REV-75
log-rail-reaches = { $seat } pose un rail en { $space }, { $cost } $, et atteint { $city }.
    .rule = REV-75
log-office = { $seat } ouvre un bureau en section { $section }.
    .rule = REV-80
log-office-first = { $seat } ouvre le premier bureau en section { $section }.
    .rule = REV-80
log-sale = { $seat } vend { $piece } de la section { $field }.
    .rule = REV-90
log-money = { $seat } reçoit de l’argent.
    .rule = REV-32
log-shares = { $seat } reçoit des parts.
    .rule = REV-32
log-share-sold = { $seat } vend une part.
    .rule = REV-30
log-hired = { $seat } engage { $worker } pour { $price } $.
    .rule = REV-31
log-gained = { $seat } reçoit { $worker }.
log-promoted = { $seat } promeut { $worker } pour { $milestone }.
    .rule = REV-37
log-discarded = { $seat } rend { $worker }.
    .rule = REV-38
log-exchanged = { $seat } échange { $given } contre { $taken }.
    .rule = REV-39
log-step = { $seat } : piste { $track }, case { $space }.
    .rule = REV-38
log-step-money = { $seat } : piste { $track }, case { $space }, pour { $amount } $.
    .rule = REV-38
log-step-shares = { $seat } : piste { $track }, case { $space }, pour { $amount ->
    [one] une part
   *[other] { $amount } parts
  }.
    .rule = REV-38
log-step-worker = { $seat } : piste { $track }, case { $space }, pour { $amount ->
    [one] un ouvrier
   *[other] { $amount } ouvriers
  }.
    .rule = REV-38
log-train = { $seat } prend { $train }.
    .rule = REV-40
log-train-used = { $seat } utilise { $train }{ $price ->
    [0] .
   *[other] {""} pour { $price } $.
  }
    .rule = REV-41
log-train-up = { $seat } relève { $train }.
    .rule = REV-41
log-waived = { $seat } n’a pas à payer les { $amount } $.
    .rule = REV-73
log-market = { $seat } ouvre la tuile Marché { $tile }.
    .rule = REV-100
log-deal = { $seat } prend une offre ({ $effect }) pour { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
  }{ $money ->
    [0] .
   *[other] {""} et { $money } $.
  }
    .rule = REV-102
log-market-passed = { $seat } passe.
    .rule = REV-102
log-market-turned = La tuile Marché { $tile } est visible.
    .rule = REV-104
log-market-shuffled = Toutes les tuiles Marché sont mélangées ; la tuile { $tile } est visible.
    .rule = REV-104
log-completed = { $seat } termine { $milestone }.
    .rule = REV-111
log-looks = { $seat } regarde { $count } tuiles de la pile { $pile }.
    .rule = REV-112
log-keeps = { $seat } garde { $milestone }.
    .rule = REV-112
log-end-set = { $seat } n’a plus rien à gauche du logo : le tour de table { $round } est le dernier.
    .rule = REV-120
log-ended = La fin, après le tour de table { $round }
    .rule = REV-121
log-counted = { $seat } : trains { $trains }, étapes { $milestones }, Télégraphe { $telegraph }, Gares { $stations }, Réseau { $network }, bureaux voisins { $links }.
    .rule = REV-123

# --- une nouvelle table, la fin -----------------------------------------------------------------

option-hard_gates-sentence = Les péages en argent coûtent { $choice }.
option-hard_gates-true = dix fois plus
option-hard_gates-false = 50, 50 et 100 dollars
option-hard_gates-rule = REV-130
option-open_milestones-sentence = Nouvelle étape : à choisir { $choice }.
option-open_milestones-true = dans la pile entière, ouverte à tous
option-open_milestones-false = parmi trois, que vous seul voyez
option-open_milestones-rule = REV-131

end-logo = Un plateau était vide jusqu’au logo.

score-said = { NUMBER($amount) } PV
finish-level = L’argent départage, chaque part comptant 150 $.
source-trains = Trains visibles
source-milestones = Étapes
source-telegraph = Piste Télégraphe
source-stations = Piste Gares
source-network = Piste Réseau
source-links = Bureaux voisins

# --- le plateau ---------------------------------------------------------------------------------

board-map = Carte de 15 villes et 40 cases Rail
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-whole = Carte entière
board-key = Légende de la carte
board-key-triangle = 100 $ chacun
board-key-plains = plaine
board-key-slot = 1ʳᵉ gare
board-pacific = Océan Pacifique
board-atlantic = Atlantique
board-gulf = Golfe du Mexique
board-canada = Canada
board-views = Ce que montre le plateau
board-view-map = Carte
board-view-telegraph = Télégraphe
board-view-tracks = Pistes

board-colour-white = blanc
board-colour-purple = violet
board-colour-orange = orange
board-colour-grey = gris
board-colour-turquoise = turquoise
board-colour-any = au choix

board-does-station = une ville reliée
board-does-railroad = deux rails, 400 $ + 100 $ par ▲
board-does-telegraph = un bureau, pour des parts
board-does-trade = vendre une pièce, retourner un train

board-count-telegraph = { $count ->
    [one] { $count } bureau × { $value }
   *[other] { $count } bureaux × { $value }
}
board-count-stations = { $count ->
    [one] { $count } gare × { $value }
   *[other] { $count } gares × { $value }
}
board-count-network = { $count } niv. 5 × { $value }
board-times-telegraph = { $points } PV par bureau
board-times-stations = { $points } PV par gare
board-times-network = { $points } PV pour chaque ville de niveau 5 reliée
board-times-telegraph-end = Bureaux × valeur de la piste Télégraphe
board-times-stations-end = Gares × valeur de la piste Gares
board-times-network-end = Villes de niveau 5 × valeur de la piste Réseau
board-end-times = { $count } × { $value }
board-end-milestones = { $milestones }
board-product = { $count } × { $value } = { $points } PV
board-step = case { $space }
board-track-step = Piste { $track }, case { $space }
board-gate-money = { $count } $
board-gate-shares = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
board-gate-worker = { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}

board-money = { $amount } $
board-price-before = { $money } $ :
board-vp = { $points } PV
board-points = PV
board-total = { $points }
board-level = niveau { $level }
board-of = { $have } sur { $need }
board-left = reste { $count }
board-or = ou
board-seat = Place { $number }
board-nobody = personne
board-none = aucune
board-rule = Règle { $number }
board-round = Tour { $round }
board-round-last = Tour { $round }, le dernier

# Effets en toutes lettres ; ils suivent deux-points ou une virgule.
board-op-gain-money = gagner { $money } $
board-op-gain-shares = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
board-op-worker = un ouvrier { $one }
board-op-worker-either = un ouvrier { $one } ou { $two }
board-op-worker-both = un ouvrier { $one } et un { $two }
board-op-worker-any = un ouvrier au choix
board-op-advance = avancer de { $count } pas
board-op-promote = { $count ->
    [one] promouvoir un ouvrier
   *[other] promouvoir { $count } ouvriers
}
board-op-promote-paid = { $count ->
    [one] promouvoir un ouvrier pour { $money } $
   *[other] promouvoir { $count } ouvriers, { $money } $ chacun
}
board-op-exchange-worker = échanger un ouvrier
board-op-take-train = prendre un train
board-op-flip-train = { $count ->
    [one] retourner un train
   *[other] retourner { $count } fois un train
}
board-op-place-rail-free = un rail gratuit
board-op-place-station-free = une gare gratuite
board-op-place-office-free = un bureau gratuit
board-op-setup-rail = un rail gratuit en prolongement
board-op-setup-station = première gare à { $one } ou { $two }
board-op-setup-office = premier bureau en section { $one } ou { $two }
board-op-waive-city-cost = la ville gratuite
board-op-repeat-first-station-bonus = bonus de première gare
board-op-repeat-city-reward = récompense encore
board-op-extra-rail = 3ᵉ rail, 100 $ par ▲
board-op-gain-money-base-and-per-triangle = { $money } $ et { $each } $ par ▲
board-op-repeat-first-office-bonus = parts du premier bureau
board-op-gain-money-per-share-taken = { $money } $ par part prise
board-op-use-telegraph-tile = bonus de la tuile
board-op-solo-deal = une offre en privé, +{ $count } part
board-op-gain-money-per-train = { $money } $ par train
board-pay-for = payer { $money } $ : { $what }
board-give-up = rendre un ouvrier : { $what }
board-amount-now = { $what } ({ $money } $)

# Lignes d'une explication : le mot en marge.
about-row-first-slot = Son emplacement
about-slot-taken = prise par { $seat }
about-pay = payer { $money } $
about-give-up = donner un ouvrier
about-now-brings = { $money } $ en ce moment
about-paid-with = { $shares ->
    [0] { $cash } $, reste { $left } $
    [one] { $cash } $ + 1 part, reste { $left } $
   *[other] { $cash } $ + { $shares } parts, reste { $left } $
}
about-train-down = 0 PV face cachée
about-space = Case { $space }
about-number = { $number }
about-pile = Pile { $pile }
about-sunk = { $id } remise dessous par vous, sous { $depth }
about-row-station = Gare
about-row-first-station = Première gare
about-row-reward = Récompense
about-row-stations = Gares
about-row-you = Vous
about-row-ground = Terrain
about-row-market = Marché
about-row-rails = Rails
about-row-office = Bureau
about-row-first-office = Premier bureau
about-row-tile = Tuile
about-row-offices = Bureaux
about-row-neighbours = Voisins
about-row-scored = Marqués par
about-row-value = Valeur
about-row-gate = Péage
about-row-markers = Marqueurs
about-row-anywhere = Partout
about-row-does = Effet
about-row-used = Employés
about-row-brings = Apporte
about-row-state = État
about-row-pieces = Pièces
about-row-sale = Se vend
about-row-now = En ce moment
about-row-flipped = Retourné
about-row-points = Vaut
about-row-managers = Managers
about-row-price = Prix
about-row-can-pay = Peuvent payer
about-row-given = Donnée
about-row-worker = Ouvrier
about-row-raises = Peut réunir
about-row-workers = Ouvriers
about-row-turns = Tours restants

board-slot-free = encore libre
board-slot-taken = prise par { $name }
board-slot-neutral = occupée par un bâtiment neutre
board-bonus-taken = déjà pris
board-no-tile = aucune ici : un Marché
board-mine-station = votre gare
board-mine-reached = vos rails y mènent
board-mine-unreached = vos rails n’y mènent pas
board-between = { $one } – { $two }
board-ground = { $count ->
    [0] plaine, rien de plus à payer
    [one] un triangle, { $money } $
   *[other] { $count } triangles, { $money } $
}
board-ground-start = départ de toutes les lignes
board-market-rail = un rail payé ici ouvre le Marché après l’action
board-market-office = un bureau ici ouvre le Marché après l’action
board-space-laid = votre rail est ici
board-space-open = vos rails peuvent continuer ici
board-space-far = pas à côté de vos rails
board-telegraph-line = Ligne du télégraphe en huit sections
board-section = Section { $number }
board-pair = Bureaux en { $left } et { $right }
board-neighbours = { $left }–{ $right } : { $points } PV

board-worker = Ouvrier { $colour }
board-in-stock = { $count } en stock
board-used = { $count ->
    [one] { $count } employé jusqu’au retour
   *[other] { $count } employés jusqu’au retour
}
board-in-supply = { $count } en réserve
board-or-promote = ou promouvoir un ouvrier
board-promote-one = promouvoir un ouvrier
board-so-many = { $count } { $colour }
board-field = Section { $number } du plateau
board-left-of-logo = à gauche du logo
board-right-of-logo = à droite du logo
board-piece-building = Un bâtiment
board-piece-rail = Un rail
board-pieces = { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $rails ->
    [one] { $rails } rail
   *[other] { $rails } rails
}
board-sells-from-here = une vente se fait ici
board-train = Train
board-pile = Pile de trains
board-face-up = face visible
board-face-down = face cachée
board-turned-up-again = redevient visible
board-milestone = Étape { $id }
board-slot = Manager { $colour } de { $id }
board-wanted = { $colour } attendu
board-manager = { $colour } en place
board-completes = terminée à la fin de ce tour
board-condition-connect-level = Villes de niveau { $number } reliées
board-condition-stations-level = Gares dans des villes de niveau { $number }
board-condition-rails-market = Rails sur des cases Marché
board-condition-rails-terrain = { $number ->
    [0] Rails en plaine
    [one] Rails à un triangle
   *[other] Rails à { $number } triangles
}
board-short-connect-level = reliées
board-short-stations-level = gares
board-short-rails-market = rails
board-short-rails-terrain = rails
board-deal = Offre { $number }
board-market-tile = tuile { $number }
board-setup-tile = Tuile de mise en place
board-source-trains = Trains
board-source-milestones = Étapes
board-source-telegraph = Piste Télégraphe
board-source-stations = Piste Gares
board-source-network = Piste Réseau
board-source-links = Bureaux voisins
board-workers-of = { $count } ouvriers, { $least } au minimum
board-does-hire = un ouvrier de n’importe quelle couleur de la réserve, pour votre stock
board-does-finish = paie ce qui est dû ; les éléments encore ouverts sont perdus
board-does-stop = le reste de l’effet est perdu
board-does-pass = aucune offre de cette tuile pour vous
board-does-skip = plus aucune pièce : aucun ouvrier n’est placé
board-thing-sell = Vendre une part
board-thing-hire = Engager un ouvrier
board-thing-finish = Finir l’action
board-thing-stop = Arrêter
board-thing-pass = Passer

# Le pupitre.
board-desk = Pupitre du joueur actif
board-your-desk = Votre pupitre
board-stock = En stock
board-stock-empty = personne
board-would-add = ajouterait
board-any-order = dans l’ordre voulu
board-part-station = Gare
board-part-rail = Rail
board-part-office = Bureau
board-part-sale = Vente
board-part-reward = Récompense
board-part-first_bonus = Premier bonus
board-part-tile = Tuile (un ouvrier)
board-part-flip = Retourner un train
board-part-promotion = promouvoir
board-part-ability = Capacité de l’ouvrier
board-part-station-done = gare
board-part-rail-done = rail
board-part-office-done = bureau
board-part-sale-done = conclue
board-part-station-means = une gare dans une ville que vos rails atteignent
board-part-rail-means = un rail qui prolonge votre réseau
board-part-office-means = un bureau et les parts de sa section
board-part-sale-means = l’argent de votre première section
board-part-reward-means = la récompense de la ville
board-part-first_bonus-means = le bonus de première gare
board-part-tile-means = le bonus de la tuile, pour un ouvrier
board-part-flip-means = le bonus d’un train, ou de nouveau ses 8 PV
board-part-promotion-means = un manager pour l’une de vos étapes
board-part-ability-means = ce qu’ajoute la couleur de l’ouvrier
board-state-done = fait
board-state-now = en cours
board-state-open = à faire
board-state-waiting = pas avant les pièces principales
board-state-spent = abandonné
board-state-gone = rien ici
# La case de l’ouvrier sur le bordereau : ce qu’ajoute sa couleur, en deux mots.
board-chip-purple-station = 100 $ : retourner
board-chip-grey-station = le 1ᵉʳ bonus
board-chip-orange-station = ville gratuite
board-chip-turquoise-station = 300 $ : récompense
board-chip-purple-railroad = 300 $ : un train
board-chip-grey-railroad = deux parts
board-chip-orange-railroad = 100 $ + 50 $/▲
board-chip-turquoise-railroad = un 3ᵉ rail
board-chip-purple-telegraph = un échange
board-chip-grey-telegraph = parts de 1ᵉʳ bureau
board-chip-orange-telegraph = 100 $ par part
board-chip-turquoise-telegraph = 400 $ : la tuile
board-chip-purple-trade = 3 pas
board-chip-grey-trade = une offre en privé
board-chip-orange-trade = 100 $ par train
board-chip-turquoise-trade = retourner encore
board-to-city = vers { $city }, niveau { $level }
board-then-market = puis Marché
board-due = Dû
board-nothing-due = Rien à payer
board-paid-with = { $shares ->
    [0] { $cash }, reste { $left }
    [one] { $cash } + 1 part, reste { $left }
   *[other] { $cash } + { $shares } parts, reste { $left }
}
board-milestones = Étapes
board-your-milestones = Vos étapes
board-milestones-done = { $count ->
    [0] aucune terminée
    [one] { $count } terminée, { $points } PV
   *[other] { $count } terminées, { $points } PV
}
board-no-milestones = Plus aucune étape
board-managers-there = managers au complet
board-managers-missing = { $count ->
    [one] il en manque un
   *[other] il en manque { $count }
}
board-market = Marché
board-market-order = Qui est interrogé, dans l’ordre
board-market-answered = passe
board-market-skipped = trop cher
board-market-asked = { $count ->
    [one] une ou aucune
   *[other] jusqu’à { $count } offres
}
board-market-to-come = ensuite
board-market-alone = une ou aucune ; { $count ->
    [one] { $count } part est donnée
   *[other] { $count } parts sont données
}
board-took = { $count ->
    [one] offre { $deals }
   *[other] offres { $deals }
}
board-pass-ahead = passer sur cette tuile
board-pass-ahead-means = On ne vous demande rien pour cette tuile Marché tant que votre argent, vos parts et vos ouvriers restent les mêmes.
board-market-before = { $count ->
    [one] un avant vous
   *[other] { $count } avant vous
}
board-money-head = Argent
board-shares-head = Parts
board-milestone-piles = Piles d’étapes
about-row-sold = Vente
about-row-hire = Embauche
about-row-completed = Terminées
about-row-unseen = À venir
board-market-unseen = À venir : { $number }
board-market-offers = { $one } ; { $two }
about-row-discarded = Utilisées
board-can-pay = peuvent payer
board-pick-order = Ordre de choix
board-pick-asked = choisit
board-pick-past = a choisi
board-pick-coming = ensuite
board-pick-last = la dernière
board-keep-yours = Gardez une tuile { $pile } ; personne d’autre ne les voit
board-keep-open = Gardez une tuile de la pile { $pile }
board-looks = { $count ->
    [one] { $name } regarde une tuile { $pile }
   *[other] { $name } regarde { $count } tuiles { $pile }
}

# Panneaux.
board-to-the-end = Vers la fin
board-race = pièces avant le logo
board-last-round = le tour { $round } est le dernier
board-logo = logo
board-began = Départ
board-raises = peut réunir { $money } $
board-shares-worth = { $count ->
    [one] { $count } part, { $money } $ à la vente
   *[other] { $count } parts, { $money } $ à la vente
}
board-minimum = min
board-end-now = Le tour de table { $round } est le dernier
board-turns-left = { $count ->
    [0] plus de tour
    [one] dernier tour
   *[other] encore { $count } tours
}
board-your-board = Votre plateau, $ à la vente
board-to-the-logo = { $count } avant le logo
board-crew = { $stock ->
    [one] { $stock } ouvrier
   *[other] { $stock } ouvriers
} en stock, { $used ->
    [one] { $used } employé
   *[other] { $used } employés
}
board-of-seat = Plateau : { $name }
board-open = Ouvrir ce plateau : { $name }
board-close = Fermer
board-my-board = Mon plateau
board-tracks = Pistes Performance
board-tracks-yours = les vôtres : { $points } PV
board-tracks-worth = valent { $points } PV
board-market-pile = tuile { $number } ; { $unseen } à venir, { $used ->
    [one] { $used } jouée
   *[other] { $used } jouées
}
board-trains = Trains
board-workers = Ouvriers
board-piles = Étapes : B { $b }, C { $c }, D { $d }
board-sunk = remis sous { $pile } : { $ids }
board-trains-up = Trains face visible
board-milestones-completed = Étapes terminées

# Signes et touches.
board-signs = Les signes
board-signs-close = Fermer
board-sign-used = Employé jusqu’au retour de tous
board-sign-wanted = Manager attendu
board-sign-rail = Rail
board-sign-train = Train
board-sign-sell = Vendre une part
board-sign-money = Argent
board-sign-waive = La ville ne coûte rien
board-sign-city = Ville : niveau en haut, coût d’une gare en bas
board-sign-top = Ville de niveau 5
board-sign-would = Ville que le choix relierait
board-sign-taken = Gare ou bureau d’un joueur
board-sign-bed = Case de rail vide
board-sign-lane = Rail d’un joueur, sur sa propre voie
board-sign-wire = Deux bureaux voisins marquent
board-sign-stop = Case d’une piste et sa valeur
board-sign-gate = Péage : le pas qui le passe se paie
board-sign-trainup = Train visible, 8 PV
board-sign-traindown = Train retourné, 0 PV
board-sign-part-done = Élément de l’action : fait
board-sign-part-pointed = Sous le pointeur, ou en cours
board-sign-part-optional = Facultatif
board-sign-part-waiting = Pas encore possible
board-sign-met = Condition remplie
board-sign-would-meet = Remplie par le choix sous le pointeur
board-sign-bar-cash = Facture : argent
board-sign-bar-shares = Facture : parts à vendre
board-sign-bar-due = Facture : ce qui est dû
board-sign-slot = Premier emplacement, libre
board-sign-share = Part, vendue 150 $
board-sign-steps = Pas sur les pistes
board-sign-promote = Promouvoir un ouvrier
board-sign-exchange = Échanger un ouvrier
board-sign-take = Prendre un train
board-sign-flip = Retourner un train
board-sign-railfree = Un rail gratuit
board-sign-stationfree = Une gare gratuite
board-sign-officefree = Un bureau gratuit
board-sign-anyone = Un ouvrier au choix
board-sign-worker = Un ouvrier est rendu
board-sign-market = Ouvre le Marché
board-sign-triangle = Terrain difficile, 100 $
board-sign-plains = Plaine, sans supplément
board-sign-station = Gare
board-sign-railroad = Voie ferrée
board-sign-telegraph = Télégraphe
board-sign-trade = Commerce
board-keys-worker = un autre ouvrier, quand on en envoie un
board-keys-row = une autre action pour lui
board-keys-rows = l’envoyer à cette action
board-keys-lines = une ligne de la feuille de route
board-keys-tracks = un pas sur cette piste
board-keys-deals = cette offre
board-keys-sell = vendre une part
board-keys-hire = engager un ouvrier
board-keys-finish = finir l’action
board-keys-stop = arrêter l’effet
board-keys-pass = passer
board-keys-signs = tous les signes
