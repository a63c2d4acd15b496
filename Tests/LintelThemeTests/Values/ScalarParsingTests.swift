import LintelSchema
import LintelTheme
import Testing

@Suite struct ScalarParsingTests {
  @Test(
    "A number is read in its property's unit",
    arguments: [
      ("16", NumberRange(), 16), ("16px", NumberRange(), 16), ("16pt", NumberRange(), 16),
      ("-0.5", NumberRange(), -0.5), ("1e3", NumberRange(), 1000), ("1.0", NumberRange(), 1),
      (".5", NumberRange(), 0.5), ("+2", NumberRange(), 2), ("-0", NumberRange(), 0),
      ("50%", NumberRange(0, 1, unit: .ratio), 0.5), ("0.5", NumberRange(0, 1, unit: .ratio), 0.5),
      ("-3%", NumberRange(unit: .percent), -3), ("-3", NumberRange(unit: .percent), -3),
      ("3.0", NumberRange(0, unit: .count), 3),
    ]
  )
  func numbers(text: String, range: NumberRange, number: Double) throws {
    let result = try read(text, as: .number(range))
    #expect(result.findings == [])
    #expect(result.value == .number(number))
  }

  @Test(
    "Values that aren't numbers of points are refused",
    arguments: [
      Refusal("0x10", "wrong-value-type: expected a number of points, found '0x10' [0x10]"),
      Refusal("1_000", "wrong-value-type: expected a number of points, found '1_000' [1_000]"),
      Refusal("1:30", "wrong-value-type: expected a number of points, found '1:30' [1:30]"),
      Refusal("50%", "wrong-value-type: expected a number of points, found '50%' [50%]"),
      Refusal("16em", "wrong-value-type: 'em' is CSS; a theme measures in points [16em]"),
      Refusal(".inf", "wrong-value-type: expected a number of points, found '.inf' [.inf]"),
      Refusal("1e999", "wrong-value-type: expected a number of points, found '1e999' [1e999]"),
      Refusal("nan", "wrong-value-type: expected a number of points, found 'nan' [nan]"),
      Refusal("no", "wrong-value-type: expected a number of points, found 'no' [no]"),
      Refusal("~", "wrong-value-type: expected a number of points, found nothing [~]"),
      Refusal(
        "[1]",
        "wrong-value-type: expected a number of points, found a list [[1]]",
        fixed: "1"
      ),
      Refusal(
        "'16'",
        "wrong-value-type: expected a number of points, found '16' ['16']",
        fixed: "16"
      ),
    ]
  )
  func noNumber(_ refusal: Refusal) throws {
    try refusal.check(as: ValueExpectation(.number(NumberRange())))
  }

  @Test("A number outside of its property's range is refused with the range")
  func ranges() throws {
    let ratio = ValueExpectation(.number(NumberRange(0, 1, unit: .ratio)))
    try Refusal(
      "150%",
      "out-of-range: the number is 150%, expected a ratio or a percentage from 0 to 1 [150%]"
    )
    .check(as: ratio)
    try Refusal("-1", "out-of-range: the number is -1, expected a number of points from 0 [-1]")
      .check(as: ValueExpectation(.number(NumberRange(0))))
    try Refusal("2.5", "out-of-range: the number is 2.5, expected a whole number from 1 [2.5]")
      .check(as: ValueExpectation(.number(NumberRange(1, unit: .count))))
  }

  @Test("Only true and false are booleans")
  func booleans() throws {
    #expect(try read("true", as: .boolean).value == .boolean(true))
    #expect(try read("false", as: .boolean).value == .boolean(false))
    for (text, fixed) in [
      ("yes", "true"), ("on", "true"), ("True", "true"), ("no", "false"),
      ("off", "false"), ("NO", "false"),
    ] {
      let found = text.filter { $0 != "'" }
      try Refusal(
        text,
        "wrong-value-type: expected 'true' or 'false', found '\(found)' [\(text)]",
        fixed: fixed
      ).check(as: ValueExpectation(.boolean))
    }
    try Refusal(
      "'true'",
      "wrong-value-type: expected 'true' or 'false' without quotes, found 'true' ['true']",
      fixed: "true"
    ).check(as: ValueExpectation(.boolean))
    for text in ["1", "$flag", "maybe", "~", "[true]"] {
      #expect(try read(text, as: .boolean).rules == ["wrong-value-type"])
    }
  }

  @Test("A keyword is one of its property's, and the help for a misspelled one has the nearest")
  func keywords() throws {
    let type = ValueType.keyword(KeywordSet("", ["default", "opaque", "transparent"]))
    #expect(try read("opaque", as: type).value == .keyword("opaque"))
    #expect(try read("'opaque'", as: type).value == .keyword("opaque"))
    try Refusal("opaqe", "unknown-keyword: unknown keyword 'opaqe' [opaqe]", fixed: "opaque")
      .check(as: ValueExpectation(type))
    try Refusal("on", "unknown-keyword: unknown keyword 'on' [on]").check(
      as: ValueExpectation(type)
    )
    try Refusal(
      "~",
      "wrong-value-type: expected one of 'default', 'opaque', or 'transparent', found nothing [~]"
    ).check(as: ValueExpectation(type))
    try Refusal(
      "$look",
      "wrong-value-type: expected one of 'default', 'opaque', or 'transparent', "
        + "found '$look' [$look]"
    ).check(as: ValueExpectation(type))
  }

  @Test("A keyword named none is that keyword, not nil")
  func keywordNone() throws {
    let type = ValueType.keyword(KeywordSet("", ["none", "swap"]))
    #expect(try read("none", as: type).value == .keyword("none"))
  }

  @Test("A string is any scalar as written")
  func strings() throws {
    for text in ["no", "1.0", "0x10", "on", "2027-06-01", "true", "Zurück"] {
      #expect(try read(text, as: .string).value == .string(text))
    }
    #expect(try read("'none'", as: .string).value == .string("none"))
    #expect(try read("'$5'", as: .string).value == .string("$5"))
    #expect(try read("''", as: .string).value == .string(""))
    #expect(try read("$back", as: .string).value == .token(TokenKey(.strings, "back")))
    try Refusal("~", "wrong-value-type: expected a string, found nothing [~]")
      .check(as: ValueExpectation(.string))
  }

  @Test("Every name of a blur effect style is an effect")
  func effects() throws {
    for name in UIKitNames.blurEffectStyles.map(\.name) {
      #expect(try read(name, as: .effect).value == .effect(name))
    }
    #expect(try read("$bar", as: .effect).value == .token(TokenKey(.effects, "bar")))
    try Refusal(
      "promiment",
      "unknown-keyword: unknown effect 'promiment' [promiment]",
      fixed: "prominent"
    ).check(as: ValueExpectation(.effect))
  }

  @Test("An offset is a pair of points")
  func offsets() throws {
    #expect(try read("[0, -2.5pt]", as: .offset).value == .offset(x: 0, y: -2.5))
    for text in ["[1]", "[1, 2, 3]", "4", "{ x: 1, y: 2 }"] {
      let findings = try read(text, as: .offset).findings
      #expect(findings.count == 1)
      #expect(findings[0].hasPrefix("wrong-value-type: expected a pair [x, y] of points, found "))
    }
    try Refusal("[1, x]", "wrong-value-type: expected a number of points, found 'x' [x]")
      .check(as: ValueExpectation(.offset))
  }

  @Test("None is nil if the property is optional, and unset is a value of every property")
  func reserved() throws {
    let types: [ValueType] = [
      .color, .font, .image, .effect, .offset, .number(NumberRange()), .boolean,
      .keyword(KeywordSet("", ["always"])), .string,
    ]
    for type in types {
      #expect(try read("none", as: ValueExpectation(type, allowsNone: true)).value == Value.none)
      #expect(try read("unset", as: type).value == .unset)
      #expect(try read("none", as: type).rules == ["none-not-allowed"])
      let strict = ValueExpectation(type, allowsUnset: false)
      #expect(try read("unset", as: strict).rules == ["wrong-value-type"])
    }
  }
}
