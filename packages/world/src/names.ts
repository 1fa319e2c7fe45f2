const words = (text: string): string[] => text.trim().split(/\s*,\s*/)

export const firstNames = {
  female:
    words(`Maria, Rosalie, Jocelyn, Maricel, Analyn, Lorna, Rowena, Cherry, Jennilyn, Marites, Gemma, Liezl,
    Aileen, Cristina, Divina, Editha, Felicidad, Grace, Imelda, Jasmin, Katrina, Leonora, Melanie, Nenita, Princess,
    Rhea, Sheryl, Teresita, Vilma, Angelica, Bernadette, Camille, Daisy, Erlinda, Glenda, Hazel, Joan, Kristine,
    Lourdes, Mylene`),
  male: words(`Jose, Rodel, Arnel, Reynaldo, Jomar, Dennis, Ernesto, Ferdinand, Gilbert, Jayson, Mark Anthony, Noel,
    Rommel, Ramil, Danilo, Edgar, Francisco, Jerome, Joel, Kenneth, Leonardo, Michael, Nestor, Orlando, Patrick,
    Rolando, Ryan, Teodoro, Vicente, Wilfredo`),
}

export const lastNames =
  words(`Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Castillo, Flores,
  Villanueva, Ramos, Aquino, Domingo, Salazar, Mercado, Dela Cruz, Del Rosario, Pascual, Navarro, Soriano, Valdez,
  Manalo, Dimaculangan, Macaraeg, Panganiban, Magsino, Catacutan, Lacson, Pangilinan, Batungbakal, Evangelista,
  Fajardo, Gatchalian, Hernandez, Ignacio, Jimenez, Lagman, Marasigan, Natividad, Ortega, Punzalan, Quiambao,
  Robles, Sarmiento, Tolentino, Umali, Velasco, Yumul, Zamora, Abad, Bernardo, Carpio, De Guzman, Enriquez,
  Francisco, Galang, Hilario, Javier, Legaspi`)

export const streets = words(`Rizal Street, Mabini Street, Bonifacio Street, Del Pilar Street, Luna Street,
  Quezon Street, Sampaguita Street, Ilang-Ilang Street, Narra Street, Molave Street, Acacia Street,
  Camia Street, Rosal Street, Burgos Street, Aguinaldo Street`)

/** Towns of one province, with their postal codes. */
export const province = 'Bulacan'
export const towns = [
  { city: 'Sta. Maria', zipcode: '3022' },
  { city: 'Norzagaray', zipcode: '3013' },
  { city: 'Angat', zipcode: '3012' },
  { city: 'Pandi', zipcode: '3014' },
  { city: 'Bocaue', zipcode: '3018' },
  { city: 'Balagtas', zipcode: '3016' },
  { city: 'San Rafael', zipcode: '3008' },
  { city: 'Plaridel', zipcode: '3004' },
  { city: 'Malolos', zipcode: '3000' },
  { city: 'Marilao', zipcode: '3019' },
]
